import { MEASUREMENTS, type BodyConcern, type TapeMeasurements } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { BodyTypeService } from '../body-type/body-type.service';
import { UsersService } from '../users/users.service';
import type { User } from '../users/users.dto';

/** What may be stored together with the eight. */
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
   * Stores the eight measurements with two decimals, and with them the total height and the body type that follow.
   *
   * @param tape inches, each above 0 and at most 150
   * @param beside `underbust` in inches, null to clear it, and `bodyConcerns`, which replace the ticked ones; what is
   * absent stays as it is
   * @throws OppositeConcernsError when two of them exclude each other
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
