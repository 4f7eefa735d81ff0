import { translator } from '../lib/messages/translator';

export const careers = translator({
  'careersHero.title': 'Make clothes make sense',
  'careersHero.text':
    'We are a small team of pattern cutters, stylists, writers and engineers who would rather explain a hem than sell one. If you like advice that can be checked, come and work on ours.',
  'careersHero.positionsLabel': 'View Open Positions',
  'careersHero.inquiriesLabel': 'General Inquiries',
  'careersHero.inquiriesSubject': 'General inquiry',
  'careersValues.heading': 'Our Values',
  'careersValues.values.1.title': 'Body Positivity',
  'careersValues.values.1.text':
    'Bodies have proportions, never flaws. We hold every sentence, drawing and variable name to that, and any of us may stop a release over one that fails.',
  'careersValues.values.2.title': 'Inclusive Team',
  'careersValues.values.2.text':
    'We dress all shapes, so we had better be several. Salaries stand in the advertisement, meetings have notes, and the quietest person speaks first.',
  'careersValues.values.3.title': 'Excellence',
  'careersValues.values.3.text':
    'A seam that is out by an eighth of an inch shows. We measure twice, review each other’s work, and mend what we find before we add to it.',
  'careersValues.values.4.title': 'Innovation',
  'careersValues.values.4.text':
    'We ask of each old rule whether anyone has tested it. Some survive, some fall, and the answer goes on the page either way.',
  'careersBenefits.heading': 'What you get',
  'careersBenefits.benefits.1.title': 'Health & Wellness',
  'careersBenefits.benefits.1.text':
    'Medical, dental and vision insurance for you and your family, and a chair that fits your height.',
  'careersBenefits.benefits.2.title': 'Work-Life Balance',
  'careersBenefits.benefits.2.text':
    'Remote by default, four hours of shared time a day, 28 days off and one more for moving house.',
  'careersBenefits.benefits.3.title': 'Professional Growth',
  'careersBenefits.benefits.3.text':
    'A learning budget of $3,000 a year: courses, books, conferences or a season of evening pattern cutting.',
  'careersBenefits.benefits.4.title': 'Inclusive Culture',
  'careersBenefits.benefits.4.text':
    'Sixteen weeks of parental leave for every parent, and working hours that fit around school runs and prayer.',
  'careersBenefits.benefits.5.title': 'Competitive Compensation',
  'careersBenefits.benefits.5.text':
    'One salary band per role, the same wherever you live, looked over each spring, with a share in the profit.',
  'careersBenefits.benefits.6.title': 'Innovation Focus',
  'careersBenefits.benefits.6.text':
    'One day in ten for a question of your own, and a small fund for testing it on real people and real cloth.',
  'hiringProcess.heading': 'How we hire',
  'hiringProcess.steps.1.title': 'Application',
  'hiringProcess.steps.1.text':
    'Send us a CV and a few lines on why this work. A person reads it, and you hear from us within 3-5 business days.',
  'hiringProcess.steps.2.title': 'Initial interview',
  'hiringProcess.steps.2.text':
    '30 minutes by video, about you and your questions. The salary is on the table from the start.',
  'hiringProcess.steps.3.title': 'Working session',
  'hiringProcess.steps.3.text':
    'Half a day, paid, on a problem from our own week, with the people you would sit next to. No puzzles.',
  'hiringProcess.steps.4.title': 'Offer',
  'hiringProcess.steps.4.text':
    'A decision with its reasons within a week, whichever way it goes, and an offer in writing if it is a yes.',
  'positionLabels.heading': 'Open Positions',
  'positionLabels.text':
    'One salary band per role, wherever you live. It is named in US dollars and paid in your own currency.',
  'positionLabels.responsibilities': 'What you will do',
  'positionLabels.requirements': 'What you bring',
  'positionLabels.benefits': 'What comes with it',
  'positionLabels.apply': 'Apply Now',
  'positionLabels.refer': 'Refer a Friend',
  'openApplication.heading': "Don't See the Perfect Role?",
  'openApplication.text':
    'If you are very good at something that we ought to need, tell us what it is and what you would do with your first month.',
  'openApplication.label': 'Write to us',
  'openApplication.subject': 'Open application',
});
