import type { GarmentQuestion } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.questions);

export const formatQuestionName = (question: GarmentQuestion): string => t(`question.${question}`);
