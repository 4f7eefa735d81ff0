import { ConflictError, withText } from '../../platform/errors/domain-error';
import { translator } from '../../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class LastSignInMethodError extends withText(ConflictError, t('lastWay')) {}

export class LastSecondFactorPasskeyError extends withText(ConflictError, t('lastPasskeyOfSecondStep')) {}
