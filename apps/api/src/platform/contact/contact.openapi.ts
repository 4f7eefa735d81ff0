import { answers, type Operations } from '../openapi/operation';
import { Contact } from './contact.dto';

export const CONTACT_OPERATIONS = {
  contact: {
    summary: 'How to reach a person',
    ...answers(Contact, { email: 'support@figura.example' }),
  },
} satisfies Operations;
