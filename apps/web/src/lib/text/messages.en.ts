import { translator } from '../messages/translator';

export const formatDay = translator({
  day: '{month} {date}, {year}',
  today: 'today',
  onDay: 'on {day}',
  onDate: 'on {month} {date}',
  'weekday.0': 'on Sunday',
  'weekday.1': 'on Monday',
  'weekday.2': 'on Tuesday',
  'weekday.3': 'on Wednesday',
  'weekday.4': 'on Thursday',
  'weekday.5': 'on Friday',
  'weekday.6': 'on Saturday',
  'month.1': 'January',
  'month.2': 'February',
  'month.3': 'March',
  'month.4': 'April',
  'month.5': 'May',
  'month.6': 'June',
  'month.7': 'July',
  'month.8': 'August',
  'month.9': 'September',
  'month.10': 'October',
  'month.11': 'November',
  'month.12': 'December',
});

export const listText = translator({
  two: '{before} and {last}',
  more: '{before}, and {last}',
});
