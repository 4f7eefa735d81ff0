import { translator } from '../../lib/messages/translator';

export const names = translator({
  'occasion.everyday': 'Everyday',
  'occasion.work': 'Work',
  'occasion.interview': 'Interview',
  'occasion.weekend': 'Weekend',
  'occasion.evening': 'Evening out',
  'occasion.celebration': 'Celebration',
  'occasion.formal': 'Formal',
  'occasion.travel': 'Travel',
  'occasion.sport': 'Sport',
  'season.spring': 'Spring',
  'season.summer': 'Summer',
  'season.fall': 'Fall',
  'season.winter': 'Winter',
});
