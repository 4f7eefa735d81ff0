import { ConflictError } from '../../errors/domain-error';

/** This version is older than the data and must not write it. */
export class NewerDataError extends ConflictError {
  constructor(unknown: readonly string[]) {
    super(
      `The data was written by a newer version of Figura: this one does not know its migration ${unknown.join(', ')}. Start the newer version, or restore the backup of before the upgrade.`,
    );
  }
}

export class MigrationBusyError extends ConflictError {
  constructor(holder: string, minutes: number) {
    super(
      `Another process (${holder}) has been migrating the data for ${minutes} minutes. Start this one when it is done.`,
    );
  }
}
