import { MEASUREMENTS, type BodyConcern, type TapeMeasurements } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { BodyTypeService } from '../body-type/body-type.service';
import { UsersService } from '../users/users.service';
import type { User } from '../users/users.dto';

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
   * @param bodyConcerns replaces the ticked concerns; left as they are when absent
   * @throws OppositeConcernsError when two of them exclude each other
   */
  async save(userId: string, tape: TapeMeasurements, bodyConcerns?: BodyConcern[]): Promise<User> {
    return this.users.change(userId, {
      ...this.bodyTypes.measured(roundToHundredths(tape)),
      ...(bodyConcerns && { bodyConcerns: this.users.checkedConcerns(bodyConcerns) }),
    });
  }
}

function roundToHundredths(tape: TapeMeasurements): TapeMeasurements {
  return Object.fromEntries(
    MEASUREMENTS.map((name) => [name, Math.round(tape[name] * 100) / 100]),
  ) as TapeMeasurements;
}
