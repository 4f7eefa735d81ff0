import { translator } from '../../lib/messages/translator';

export const recommendations = translator({
  '1.question': 'How is my body type worked out?',
  '1.answer':
    'By fixed rules that anyone can check, tried in this order. You are an A if shoulders and hips differ by no more than 2 inches and your hips are at least 1.1 times your waist; a B if the hips are larger than the shoulders, with the same 1.1; a C if the shoulders are at least 1.1 times the hips; a D if the waist is at least as large as chest and hips; else an E. The digit comes from the share of your height above the crotch, the torso and head, with 48% to 52% counting as balanced, and from whether the stretch from chest to knee makes up less than 45%.',
  '2.question': 'How do you choose what to recommend?',
  '2.answer':
    'Every value of every clothing attribute, such as a boat neck or a knee-length hem, is rated from -3 to +3 for each proportion, following a few optical rules about line, volume, contrast, proportion and focal points. A garment’s score is the sum over your proportions, and the sentences you read are the ratings that made that score. Nobody pays to be listed.',
  '3.question': 'What do "tested", "extrapolated", "convention" and "contested" mean?',
  '3.answer':
    'They say how well a piece of advice is founded. Tested: there are experiments on it, for instance that a dark dress makes whoever wears it look somewhat smaller. Extrapolated: something close was tested, and we carry the finding over, for instance from dresses to shoes. Convention: dressmakers and stylists agree, but hardly anyone has measured it. Contested: the sources contradict one another, and you should trust your own mirror. "How we know", beside the advice, leads to the study.',
  '4.question': 'Does "avoid" mean that I must not wear something?',
  '4.answer':
    'No. It means that the garment emphasizes the proportion that the guide is about. If that is what you like about yourself, the list of things to avoid is the one to shop from.',
  '5.question': 'Why did my type change when I measured again?',
  '5.answer':
    'Because a border lies near your numbers. In our calculations with an ordinary tape error, about one person in three would get another of the twenty codes on a second try, mostly the one next door. Measure three times, use the average, and read the note on how sure your type is; neighboring types share most of their advice.',
  '6.question': 'Do I have to buy the things that you show?',
  '6.answer':
    'No. The drawings show a cut, a cloth and a color to look for in your own wardrobe, in a second-hand shop or anywhere else.',
  '7.question': 'Is Figura for plus size and curvy bodies?',
  '7.answer':
    'Yes. It works with proportions and not with dress sizes: no type and no advice depends on how large your numbers are, and the drawings follow your own measurements. Advice says what draws the eye where; it never tells you to look thinner. Shops can be filtered by the sizes in stock.',
  '8.question': 'I am petite or tall. Does the advice take my height into account?',
  '8.answer':
    'Yes. The digit of your type follows from your heights, and what suits is worked out from your own proportions. In the fitting room you can enter how long a piece is, and you see where its hem ends on you, not on a model: that is what makes petite and tall lengths different.',
  '9.question': 'Does Figura tell me which size to buy?',
  '9.answer':
    'It compares a size that you ask about. Sizes differ from brand to brand, so name the size when you check a piece: where the measurements of the garment or a size chart are known, Figura compares it with yours. You can also paste the shop’s chart.',
  '10.question': 'Is Figura for men, or for trans and non-binary people?',
  '10.answer':
    'Everybody can measure and get a type: the rules are about proportions and ask for no gender. At registration choose “Other” if Female does not fit. Under Settings, in the Preferences tab, choose women’s cuts, men’s cuts or any; the catalog and Shops follow, and so does the survey that your proportions are compared with. The probable type without a tape comes from surveyed women, or from surveyed men once you give men’s sizes. What you do not wear goes away there too, under “Never for me”.',
  '11.question': 'I dress modestly or wear a hijab. Can the advice respect that?',
  '11.answer':
    'Yes. Under Settings, in the Preferences tab, choose how far sleeves, hems and necklines must cover: to the elbow or wrist, to the knee, mid-calf or ankle, to the collarbones. See-through and tight clothes can be left out too. Looks, outfits, trends and shops then keep to it. Your figure can be drawn with a head covering in a color that you choose.',
  '12.question': 'I am pregnant, or my body has changed. What should I do?',
  '12.answer':
    'Measure the body that you have now, under Measurements in the navigation: your type and all advice follow. During a pregnancy, measure again when clothes begin to sit differently, and once more some months after. Under Settings, in the Preferences tab, “What fits my life now” brings maternity clothes first, and advice on the waist rests. Nobody else sees it.',
  '13.question': 'I use a wheelchair, am nursing, or have had breast surgery. Does the advice know?',
  '13.answer':
    'Only if you say so: under Settings, in the Preferences tab, at “What fits my life now”. Lengths are then judged and drawn as you sit, tops that open easily come first, or advice on the bust rests, on one side or both. It stays private, and ends with a tap.',
  '14.question': 'Can I set a budget, or leave out materials such as wool or leather?',
  '14.answer':
    'Both, under Settings, in the Preferences tab: the highest price of a piece in a currency of your choice, and under “Never for me” kinds of clothes, shoes, cuts, cloth and prints.',
  '15.question': 'Can I order, return or exchange clothes here?',
  '15.answer':
    'No. Figura sells no clothes. Links lead to shops, where you order under their terms; delivery, returns and exchanges are theirs.',
  '16.question': 'Which colors suit me? Is there a color season analysis?',
  '16.answer':
    'Figura’s advice on color is about light and dark: where a dark, bright or patterned area leads the eye. Your style passport shows the main colors of the looks that suit you best. An analysis of your skin and hair as a season is not part of it.',
});
