import {
  nameBodyConcern,
  findSizeRange,
  listHairColors,
  MAX_MARKS,
  type BodyConcern,
  type HairCut,
  type SizedPart,
  type Sizes,
} from '@figura/contracts';
import {
  ConflictError,
  DomainError,
  ForbiddenError,
  InvalidError,
  RateLimitedError,
  ValidationError,
  WrongSecretError,
  withText,
} from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class InvalidPictureError extends InvalidError {}

export class NothingToChangeError extends withText(InvalidError, t('nothingToChange')) {}

export class OppositeConcernsError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'OPPOSITE_CONCERNS';

  constructor(earlier: BodyConcern, later: BodyConcern) {
    super(
      t('oppositeConcerns', {
        earlier: nameBodyConcern(earlier),
        later: nameBodyConcern(later),
      }),
    );
    this.about('bodyConcerns');
  }
}

export class HairColorMismatchError extends InvalidError {
  constructor(cut: HairCut) {
    super(t('colorOfOtherCut', { cut, colors: listHairColors(cut).join(', ') }));
    this.about('hair.color');
  }
}

export class SizeOfOtherRegionError extends InvalidError {
  constructor(part: SizedPart, { region, for: wearer }: Sizes) {
    const range = findSizeRange(part, region, wearer);
    super(
      range ? t('sizeOfOtherRegion', { part, region, ...range }) : t('noSizesInRegion', { part, region }),
    );
    this.about(`sizes.${part}`);
  }
}

export class WrongPasswordError extends withText(WrongSecretError, t('wrongPassword')) {}

export class PasswordFieldMissingError extends ValidationError {
  constructor() {
    super([t('passwordRequired')], { password: t('passwordRequired') });
  }
}

export class SignInAgainError extends withText(ForbiddenError, t('signInAgain')) {
  override readonly code = 'SIGN_IN_AGAIN';
}

export class TooManyMarksError extends withText(ConflictError, t('tooManyMarks', { max: MAX_MARKS })) {}

export class ExportRunningError extends RateLimitedError {
  constructor() {
    super(10, t('exportRunning'));
  }
}

export class ExportsBusyError extends RateLimitedError {
  constructor() {
    super(30, t('exportsBusy'));
  }
}
