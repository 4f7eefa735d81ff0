export default {
  careersPage: {
    eyebrow: 'Jobs',
    picture: 'Ein Mantel, ein Hemd, ein Kleid, eine Jacke und eine Hose nebeneinander',
  },
  position: {
    location: 'Ort',
    type: 'Art',
    experience: 'Erfahrung',
    salary: 'Gehalt',
    details: 'Was du tust, mitbringst und bekommst',
  },
  careers: {
    title: 'Jobs',
  },
} as const;
