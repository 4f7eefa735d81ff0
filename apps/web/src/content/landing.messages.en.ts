export default {
  landing: {
    'problem.heading': 'It was never you. It was the cut.',
    'problem.paragraphs.1':
      'Clothes are made for an average that hardly anyone meets. One person’s jacket pulls at the shoulder, another’s trousers end at the wrong place, and both go home thinking that they are the exception.',
    'problem.paragraphs.2':
      'Most advice does not help, because it looks at width alone. Two people with the same hips and waist can differ by a hand’s breadth in where that waist sits, and what lengthens one cuts the other in half.',
    'problem.paragraphs.3':
      'So we measure both: four girths around the body and four heights along it. They make one letter and one digit, and from there every suggestion follows with its reason beside it.',
    'howItWorks.heading': 'How It Works',
    'howItWorks.text': 'A soft tape, a wall and a pencil. A string and a ruler will do.',
    'howItWorks.steps.1.title': 'Measure',
    'howItWorks.steps.1.text':
      'Four girths and four heights, in inches or centimeters. A drawing shows where the tape goes, and your own figure takes shape while you type.',
    'howItWorks.steps.2.title': 'Analyze',
    'howItWorks.steps.2.text':
      'Your type, as a letter from A to E and a digit from 1 to 4, and how sure it is. A tape at home is never exact, and we say so.',
    'howItWorks.steps.3.title': 'Discover',
    'howItWorks.steps.3.text':
      'Necklines, hems, cloths and whole looks for your proportions, each with the reason it works. New trends are sorted for you every week.',
    'reviews.heading': 'What people say',
    'reviews.testimonials.1.quote':
      'I had dressed as a pear for twenty years. The tape said B2: yes, the hips, but the real news was the long torso. I moved my waistbands up two inches and stopped hunting for heels.',
    'reviews.testimonials.1.name': 'Marisol T.',
    'reviews.testimonials.1.about': 'Primary school teacher, type B2',
    'reviews.testimonials.2.quote':
      'It told me that I was 61% an E and 30% an A, and asked me to measure my waist again. I have never been given advice that admitted it might be off. That is why I trust the rest of it.',
    'reviews.testimonials.2.name': 'Ingrid H.',
    'reviews.testimonials.2.about': 'Structural engineer, type E1',
    'reviews.testimonials.3.quote':
      'There is no word in here that made me feel like a problem to be fixed. It explains what a raglan sleeve does to a shoulder line, and then I decide. My best coat so far cost forty dollars, used.',
    'reviews.testimonials.3.name': 'Adaeze O.',
    'reviews.testimonials.3.about': 'Swimming coach, type C3',
    'pricing.heading': 'Pay once, keep it for good',
    'pricing.text':
      'Finding your type is free. One payment opens everything that follows from it, for as long as there is a Figura.',
    'pricing.free.title': 'Free',
    'pricing.free.included.1': 'Your body type, and how sure it is',
    'pricing.free.included.2': 'The analysis page with your figure',
    'pricing.free.included.3': 'One how-to guide, for your first balance issue',
    'pricing.free.included.4': '3 sample recommendations per category in Best Looks',
    'pricing.free.action.label': 'Start for free',
    'pricing.lifetime.title': 'Lifetime access',
    'pricing.lifetime.priceLoading': 'Loading the price…',
    'pricing.lifetime.priceUnknown': 'You see the price before you pay.',
    'pricing.lifetime.included.1': 'Your whole analysis, with a guide to every proportion',
    'pricing.lifetime.included.2': 'The guides to everything in your self analysis',
    'pricing.lifetime.included.3': 'All of your best looks in eight categories, each with its reasons',
    'pricing.lifetime.included.4': 'Current trends, chosen for your body type every week',
    'pricing.lifetime.included.5': 'All that we add later, without another payment',
    'pricing.lifetime.claims.1': 'One payment, lifetime access',
    'pricing.lifetime.claims.2': '30-day money-back guarantee',
    'pricing.lifetime.terms': 'No subscription, no recurring charges.',
    'pricing.lifetime.action.label': 'Get Started',
    'finalCall.heading': 'Ten minutes with a tape',
    'finalCall.text': 'Then a wardrobe full of reasons. Your body stays as it is; the clothes do the work.',
    'finalCall.action.label': 'Get Started',
  },
} as const;
