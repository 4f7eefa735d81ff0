import {
  formatBodyConcernLabel,
  findSizeRange,
  createHairColors,
  MAX_MARKS,
  type BodyConcern,
  type HairCut,
  type SizedPart,
  type SizeRegion,
} from '@figura/contracts';
import { DomainError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** The picture cannot be used; the message says why and what can. */
export class InvalidPictureError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';
}

/** A change of the profile that names no field and brings no picture. */
export class NothingToChangeError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';

  constructor() {
    super(t('nothingToChange'));
  }
}

/** Two ticked concerns exclude each other. */
export class OppositeConcernsError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'OPPOSITE_CONCERNS';

  constructor(earlier: BodyConcern, later: BodyConcern) {
    super(
      t('oppositeConcerns', {
        earlier: formatBodyConcernLabel(earlier),
        later: formatBodyConcernLabel(later),
      }),
    );
    this.about('bodyConcerns');
  }
}

/** Hair in a color of cloth, or a head covering in one of hair. */
export class ColorOfOtherCutError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';

  constructor(cut: HairCut) {
    super(t('colorOfOtherCut', { cut, colors: createHairColors(cut).join(', ') }));
    this.about('hair.color');
  }
}

/** A size whose number the region does not have. */
export class SizeOfOtherRegionError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';

  constructor(part: SizedPart, region: SizeRegion) {
    super(t('sizeOfOtherRegion', { part, region, ...findSizeRange(part, region) }));
    this.about(`sizes.${part}`);
  }
}

/** The current password that confirms a change is not the user's. */
export class WrongPasswordError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'INVALID_CREDENTIALS';
  override readonly isWrongGuess = true;

  constructor() {
    super(t('wrongPassword'));
  }
}

/** More is marked than is kept. */
export class TooManyMarksError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(t('tooManyMarks', { max: MAX_MARKS }));
  }
}

/** An export of the account runs already. */
export class ExportRunningError extends DomainError {
  readonly kind = 'rate-limited';
  readonly code = 'TOO_MANY_REQUESTS';
  override readonly retryAfter = 10;

  constructor() {
    super(t('exportRunning'));
  }
}

/** As many exports run as may at once. */
export class ExportsBusyError extends DomainError {
  readonly kind = 'rate-limited';
  readonly code = 'TOO_MANY_REQUESTS';
  override readonly retryAfter = 30;

  constructor() {
    super(t('exportsBusy'));
  }
}
