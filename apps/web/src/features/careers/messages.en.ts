export default {
  careersPage: {
    eyebrow: 'Careers',
    picture: 'A coat, a shirt, a dress, a jacket and pants side by side',
  },
  position: {
    location: 'Location',
    type: 'Type',
    experience: 'Experience',
    salary: 'Salary',
    details: 'What you will do, bring and get',
  },
  careers: {
    title: 'Careers',
  },
} as const;
