import { MEASUREMENTS, type BodyConcern, type TapeMeasurements } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { BodyTypeService } from '../body-type/body-type.service';
import { UsersService } from '../users/users.service';
import type { User } from '../users/users.dto';

interface Beside {
  underbust?: number | null | undefined;
  bodyConcerns?: BodyConcern[] | undefined;
}

@Injectable()
export class MeasurementsService {
  constructor(
    private readonly users: UsersService,
    private readonly bodyTypes: BodyTypeService,
  ) {}

  /**
   * Stores inches (above 0, at most 150) with two decimals, total height and body type. `underbust` null clears
   * it; absent fields stay.
   */
  async save(
    userId: string,
    tape: TapeMeasurements,
    { underbust, bodyConcerns }: Beside = {},
  ): Promise<User> {
    return this.users.change(userId, {
      ...this.bodyTypes.measured(roundToHundredths(tape)),
      ...(underbust !== undefined && { underbust: underbust && toHundredths(underbust) }),
      ...(bodyConcerns && { bodyConcerns: this.users.checkedConcerns(bodyConcerns) }),
    });
  }
}

function roundToHundredths(tape: TapeMeasurements): TapeMeasurements {
  return Object.fromEntries(MEASUREMENTS.map((name) => [name, toHundredths(tape[name])])) as TapeMeasurements;
}

function toHundredths(inches: number): number {
  return Math.round(inches * 100) / 100;
}
