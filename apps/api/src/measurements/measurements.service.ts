import type { BodyAnswers } from '@figura/classifier';
import {
  isMeasured,
  listMeasured,
  mapMeasurements,
  MEASUREMENTS,
  OPTIONAL_MEASUREMENTS,
  type BodyConcern,
  type Measurement,
  type OptionalMeasurement,
  type OptionalMeasurements,
  type TapeMeasurements,
} from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import {
  BodyTypeService,
  pickMeasured,
  toHundredths,
  type MeasuredBody,
} from '../body-type/body-type.service';
import { NothingToChangeError } from '../users/users.errors';
import type { UserRecord } from '../users/user-record';
import { UsersService } from '../users/users.service';
import { AlreadyMeasuredError, NothingToCompleteError } from './measurements.errors';
import type { User } from '../users/users.dto';

/** Inches; null clears, undefined keeps. */
type OptionalChanges = Partial<Record<OptionalMeasurement, number | null | undefined>>;

@Injectable()
export class MeasurementsService {
  constructor(
    private readonly users: UsersService,
    private readonly bodyTypes: BodyTypeService,
  ) {}

  /**
   * Stores inches (above 0, at most 150) with two decimals, total height, and body type. Null clears an
   * optional value; absent fields stay.
   */
  async save(
    userId: string,
    values: TapeMeasurements & OptionalChanges,
    bodyConcerns?: BodyConcern[],
  ): Promise<User> {
    return this.users.change(userId, {
      ...this.bodyTypes.createMeasured(mapMeasurements(MEASUREMENTS, (name) => toHundredths(values[name]))),
      ...readOptional(values),
      ...(bodyConcerns && { bodyConcerns: this.users.checkConcerns(bodyConcerns) }),
    });
  }

  /**
   * Inches, in place of their estimates; recomputes the others.
   * @throws NothingToCompleteError without body and answers
   */
  async change(
    userId: string,
    values: Partial<Record<Measurement, number | null>> & OptionalChanges,
  ): Promise<User> {
    const measured = pickMeasured(values);
    const optional = readOptional(values);
    if (Object.keys({ ...measured, ...optional }).length === 0) throw new NothingToChangeError();
    return this.users.changeMeasured(userId, (user) => ({
      ...(Object.keys(measured).length > 0 && this.complete(user, measured)),
      ...optional,
    }));
  }

  /**
   * Stores the start answers and keeps measured values.
   * @throws AlreadyMeasuredError if all eight are measured
   */
  async estimate(userId: string, answers: BodyAnswers): Promise<User> {
    return this.users.changeMeasured(userId, ({ measurements }) => {
      if (isMeasured(measurements)) throw new AlreadyMeasuredError();
      return this.bodyTypes.createEstimated(answers, listMeasured(measurements));
    });
  }

  private complete(
    { measurements, startAnswers }: UserRecord,
    measured: Partial<TapeMeasurements>,
  ): MeasuredBody {
    const known = { ...listMeasured(measurements), ...measured };
    if (startAnswers) return this.bodyTypes.createEstimated(startAnswers, known);
    if (!hasAll(known)) throw new NothingToCompleteError();
    return this.bodyTypes.createMeasured(known);
  }
}

function hasAll(tape: Partial<TapeMeasurements>): tape is TapeMeasurements {
  return MEASUREMENTS.every((name) => tape[name] !== undefined);
}

function readOptional(values: OptionalChanges): Partial<OptionalMeasurements> {
  return Object.fromEntries(
    OPTIONAL_MEASUREMENTS.flatMap((name) => {
      const inches = values[name];
      return inches === undefined ? [] : [[name, inches && toHundredths(inches)]];
    }),
  );
}
