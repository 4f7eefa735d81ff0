import type { GarmentQuestion } from '@figura/contracts';
import { questions as t } from './messages.en';

export const formatQuestionName = (question: GarmentQuestion): string => t(`question.${question}`);
