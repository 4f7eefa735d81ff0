import { translator } from '../../lib/messages/translator';

export const questions = translator({
  title: 'Details',
  more: 'More details',
  'question.length': 'Length',
  'question.legLength': 'Leg length',
  'question.leg': 'Leg',
  'question.style': 'Cut',
  'question.rise': 'Rise',
  'question.neckline': 'Neckline',
  'question.sleeveLength': 'Sleeve length',
  'question.fit': 'Fit',
  'question.waist': 'Waistline',
  'question.sleeves': 'Sleeve',
  'question.toe': 'Toe',
  'question.heel': 'Heel',
  'question.fabric': 'Fabric',
});
