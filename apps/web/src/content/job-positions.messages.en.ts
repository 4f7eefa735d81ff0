import { translator } from '../lib/messages/translator';

export const jobPositions = translator({
  'senior-full-stack-engineer.title': 'Senior Full-Stack Engineer',
  'senior-full-stack-engineer.department': 'Engineering',
  'senior-full-stack-engineer.location': 'Remote, time zones from UTC-8 to UTC+2',
  'senior-full-stack-engineer.type': 'Full-time',
  'senior-full-stack-engineer.experience': '6 years or more',
  'senior-full-stack-engineer.description':
    'You own features from the query to the pixel: the classifier that turns eight numbers into a type, the ranking that explains itself, the drawings that people recognize themselves in.',
  'senior-full-stack-engineer.responsibilities.1':
    'Build and run our TypeScript services and the web app, with two other engineers',
  'senior-full-stack-engineer.responsibilities.2':
    'Keep every ranking explainable, down to the rating that made the difference',
  'senior-full-stack-engineer.responsibilities.3':
    'Hold pages fast on a five-year-old phone and whole under a screen reader',
  'senior-full-stack-engineer.responsibilities.4':
    'Review as carefully as you write, and leave a test where a bug has been',
  'senior-full-stack-engineer.requirements.1':
    'Deep TypeScript, Node.js and React, and opinions about when not to use them',
  'senior-full-stack-engineer.requirements.2':
    'A document database in production, including a migration that you would do differently today',
  'senior-full-stack-engineer.requirements.3':
    'Working knowledge of web accessibility, tested by keyboard and not by plug-in alone',
  'senior-full-stack-engineer.requirements.4': 'English in which you can disagree kindly in a pull request',
  'senior-full-stack-engineer.benefits.1': 'Salary reviewed every spring',
  'senior-full-stack-engineer.benefits.2': 'Hardware of your choice',
  'senior-full-stack-engineer.benefits.3': 'Learning budget of $3,000 a year',
  'senior-full-stack-engineer.benefits.4': 'An on-call week in six, paid',
  'product-designer.title': 'Product Designer',
  'product-designer.department': 'Design',
  'product-designer.location': 'Lisbon, or remote in Europe',
  'product-designer.type': 'Full-time',
  'product-designer.experience': '4 years or more',
  'product-designer.description':
    'You shape how measuring feels. A person stands half dressed with a tape in one hand and a phone in the other; you make those ten minutes calm, clear and a little bit fun.',
  'product-designer.responsibilities.1':
    'Design flows for phones first, in light and dark, with all four of their states',
  'product-designer.responsibilities.2':
    'Draw, with our illustrator, the figures and garments that carry each screen',
  'product-designer.responsibilities.3':
    'Sit in on two measuring sessions a month and change what you saw go wrong',
  'product-designer.responsibilities.4':
    'Look after the tokens and components that hold the product together',
  'product-designer.requirements.1':
    'A portfolio with one product that shipped and one decision that you reversed',
  'product-designer.requirements.2': 'Typography and color at the level of print',
  'product-designer.requirements.3': 'Enough CSS to try an idea where it will live',
  'product-designer.requirements.4': 'Practice in testing with people of different sizes, ages and abilities',
  'product-designer.benefits.1': 'Salary reviewed every spring',
  'product-designer.benefits.2': 'Two studio weeks a year in Lisbon',
  'product-designer.benefits.3': 'Learning budget of $3,000 a year',
  'product-designer.benefits.4': 'Type and book allowance',
  'stylist-and-catalog-editor.title': 'Stylist and Catalog Editor',
  'stylist-and-catalog-editor.department': 'Styling',
  'stylist-and-catalog-editor.location': 'New York, or remote in the United States',
  'stylist-and-catalog-editor.type': 'Full-time',
  'stylist-and-catalog-editor.experience': '5 years or more of dressing real people',
  'stylist-and-catalog-editor.description':
    'You keep more than a thousand recommendations true, consistent and kind, and add to them. Each says what a cut does to the eye, and how we know.',
  'stylist-and-catalog-editor.responsibilities.1':
    'Write and rate recommendations by our optical rules, and challenge the rules',
  'stylist-and-catalog-editor.responsibilities.2':
    'Choose the items from which the weekly trend editions are made',
  'stylist-and-catalog-editor.responsibilities.3':
    'Mark what is tested, what is custom and what is contested, and find the sources',
  'stylist-and-catalog-editor.responsibilities.4':
    'Fit the advice on people of all twenty types, tape in hand',
  'stylist-and-catalog-editor.requirements.1': 'Years with clients whom no sample size fits',
  'stylist-and-catalog-editor.requirements.2':
    'Garment construction: you can say why a sleeve pulls and where to let it out',
  'stylist-and-catalog-editor.requirements.3':
    'Clear, warm prose without a single forbidden word about bodies',
  'stylist-and-catalog-editor.requirements.4':
    'Patience with structured text files; we will teach you the format',
  'stylist-and-catalog-editor.benefits.1': 'Salary reviewed every spring',
  'stylist-and-catalog-editor.benefits.2': 'Wardrobe and sample budget',
  'stylist-and-catalog-editor.benefits.3': 'Learning budget of $3,000 a year',
  'stylist-and-catalog-editor.benefits.4': 'Four-day weeks in August',
  'staff-writer-style-blog.title': 'Staff Writer, Style Blog',
  'staff-writer-style-blog.department': 'Content',
  'staff-writer-style-blog.location': 'Remote, worldwide',
  'staff-writer-style-blog.type': 'Part-time, 24 hours a week; salary as for full time',
  'staff-writer-style-blog.experience': '3 years or more',
  'staff-writer-style-blog.description':
    'You write the long reads: one subject, one argument, numbers that hold, and an ending that sends readers to their own wardrobe and not to a shop.',
  'staff-writer-style-blog.responsibilities.1':
    'Research, write and revise two articles a month with our editor',
  'staff-writer-style-blog.responsibilities.2':
    'Read the studies behind a claim, and say what they did not test',
  'staff-writer-style-blog.responsibilities.3':
    'Turn the questions of our readers into help that answers them',
  'staff-writer-style-blog.responsibilities.4': 'Keep the tone of the product: factual, friendly, never arch',
  'staff-writer-style-blog.requirements.1': 'Three published pieces that you are proud of, on any subject',
  'staff-writer-style-blog.requirements.2': 'Ease with percentages, averages and their pitfalls',
  'staff-writer-style-blog.requirements.3': 'An interest in how clothes are made, beyond what they cost',
  'staff-writer-style-blog.requirements.4': 'English at a professional level; other languages are welcome',
  'staff-writer-style-blog.benefits.1': 'Hours that you place yourself',
  'staff-writer-style-blog.benefits.2': 'An editor with time for you',
  'staff-writer-style-blog.benefits.3': 'Learning budget of $3,000 a year',
  'staff-writer-style-blog.benefits.4': 'A library account of your choice',
  'customer-care-lead.title': 'Customer Care Lead',
  'customer-care-lead.department': 'Support',
  'customer-care-lead.location': 'Dublin, or remote within three hours of UTC',
  'customer-care-lead.type': 'Full-time',
  'customer-care-lead.experience': '4 years or more, 1 of them leading',
  'customer-care-lead.description':
    'You and two colleagues answer everyone within two business days, and make sure that the same question need not be asked twice.',
  'customer-care-lead.responsibilities.1':
    'Answer, and teach answering, in whole sentences that solve the matter',
  'customer-care-lead.responsibilities.2':
    'Handle refunds, requests about data and reports of security with care and on time',
  'customer-care-lead.responsibilities.3':
    'Bring the three most frequent troubles of each week to those who can end them',
  'customer-care-lead.responsibilities.4': 'Write and prune the Help Center',
  'customer-care-lead.requirements.1':
    'Experience in written support for a product that touches something personal',
  'customer-care-lead.requirements.2':
    'Calm in the face of anger, and judgment about when a rule should bend',
  'customer-care-lead.requirements.3': 'Knowledge of data protection in daily practice',
  'customer-care-lead.requirements.4': 'A gift for finding out what was really asked',
  'customer-care-lead.benefits.1': 'Salary reviewed every spring',
  'customer-care-lead.benefits.2': 'No scripts and no timers',
  'customer-care-lead.benefits.3': 'Learning budget of $3,000 a year',
  'customer-care-lead.benefits.4': 'Weekend shifts shared by the whole company',
});
