export const careersPage = {
  eyebrow: 'Jobs',
  picture: 'Ein Mantel, ein Hemd, ein Kleid, eine Jacke und eine Hose nebeneinander',
};

export const position = {
  location: 'Ort',
  type: 'Art',
  experience: 'Erfahrung',
  salary: 'Gehalt',
  details: 'Was du tust, mitbringst und bekommst',
};

export const careers = {
  title: 'Jobs',
};
