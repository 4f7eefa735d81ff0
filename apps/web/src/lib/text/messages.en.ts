export default {
  formatDay: {
    day: '{month} {date}, {year}',
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
  },
  listText: {
    two: '{before} and {last}',
    more: '{before}, and {last}',
  },
} as const;
