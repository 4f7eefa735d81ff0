/** Generated from libs/catalog/content/studies.yaml by `npm run generate`. */
import type { Study } from '../studies';

/** In display order. */
// prettier-ignore
export const STUDIES: readonly Study[] = [
  {
    "id": "thompson-2011",
    "title": "Applying the Helmholtz illusion to fashion: horizontal stripes won't make you look fatter",
    "authors": [
      "Peter Thompson",
      "Kyriaki Mikellidou"
    ],
    "year": 2011,
    "publishedIn": "i-Perception, volume 2, pages 69 to 76",
    "url": "https://doi.org/10.1068/i0405",
    "claim": "Stripes across do not widen. A shape with stripes across looks narrower and taller than the same shape with stripes down.",
    "custom": "against",
    "tested": "Pairs of shapes were compared by eye, one with stripes across and one with stripes down. First squares, then a line drawing of a woman in a dress, then cylinders, then pictures of a half-length mannequin seen in depth.",
    "people": "The authors worked at the University of York. The abstract does not say how many people looked, nor who they were.",
    "size": "A square with stripes across had to be made 4.5% wider to look as wide as one with stripes down. One with stripes down had to be made 7.1% taller to look as tall as one with stripes across.",
    "limits": "The percentages are those of squares. No living woman wore the stripes, bodies of different sizes were not compared, and plain cloth was not the yardstick.",
    "use": "Stripes across count a little toward narrow and tall, stripes down a little against, and no guide advises strongly against either."
  },
  {
    "id": "ashida-2013",
    "title": "Helmholtz illusion makes you look fit only when you are already fit, but not for everyone",
    "authors": [
      "Hiroshi Ashida",
      "Kana Kuraguchi",
      "Kiyofumi Miyoshi"
    ],
    "year": 2013,
    "publishedIn": "i-Perception, volume 4, pages 347 to 351",
    "url": "https://doi.org/10.1068/i0595rep",
    "claim": "What stripes across do depends on the figure that wears them and on who is looking. On a slender figure they look narrower than stripes down; on a fuller one the effect shrinks, and may turn around.",
    "custom": "partly",
    "tested": "Pictures of a thin and of a fuller female figure, dressed in stripes across or down, were shown in pairs, and the width was found at which both looked alike.",
    "people": "The authors worked at Kyoto University. Those who looked differed so much that for some of them the effect ran the other way.",
    "size": "No single figure can be given. It changed with the figure, with the observer, and with which of the two figures was shown first.",
    "limits": "Two pictured figures stood for all bodies. Plain cloth, photographs and real wearers were not part of it.",
    "use": "This is why stripes never count for much. Our ratings do not know your size here, so for a fuller figure read what they say of stripes as weaker still."
  },
  {
    "id": "koutsoumpis-2021",
    "title": "Helmholtz versus haute couture: how horizontal stripes and dark clothes make you look thinner",
    "authors": [
      "Antonis Koutsoumpis",
      "Elias Economou",
      "Erik van der Burg"
    ],
    "year": 2021,
    "publishedIn": "Perception, volume 50, pages 741 to 756",
    "url": "https://doi.org/10.1177/03010066211038158",
    "claim": "A dark dress makes the body in it look somewhat smaller than a light one, and stripes across make it look somewhat smaller than no stripes. Together they do more than each alone.",
    "custom": "partly",
    "tested": "Three experiments with photographs of a real woman in a dress, in which its stripes and its lightness were changed apart from each other, and in the third the lightness of the background as well.",
    "people": "Observers who judged photographs of one model. The abstract does not say how many they were.",
    "size": "Small to moderate, for the shade and for the stripes. A darker background makes the effect of a dark dress larger.",
    "limits": "One woman was photographed. Other sizes and shapes were not compared, nor stripes down, nor a dark piece on a part of the body, nor shoes and tights.",
    "use": "Tops, skirts, pants, shoes and tights were not compared. We carry the finding over from dresses to them and call that extrapolated."
  },
  {
    "id": "martynov-2020",
    "title": "Darks and stripes: effects of clothing on weight perception",
    "authors": [
      "Kirill Martynov",
      "Kiran Garimella",
      "Robert West"
    ],
    "year": 2020,
    "publishedIn": "Journal of Social Computing",
    "url": "https://arxiv.org/abs/2012.14274",
    "claim": "People in dark clothes are taken to weigh slightly less. Stripes across change nothing that could be measured.",
    "custom": "partly",
    "tested": "Weights were guessed from pictures of people whose weight was known. Pictures were then matched in pairs that differed in shade or stripes and little else, and some were altered so that nothing else differed.",
    "people": "Crowd workers on the web. The pictures, about 1,000, showed many people and not one model.",
    "size": "Slight for dark clothes. For stripes across, too small to be told from none.",
    "limits": "Guessed weight is not the same as apparent width or height. Parts of the body were not looked at one by one.",
    "use": "It agrees with what we count for dark clothes, and is one more reason to count stripes for little."
  },
  {
    "id": "sidhu-2021",
    "title": "What colour should I wear? How clothing colour affects women's judgement of other women's body attractiveness and body size",
    "authors": [
      "Nimreth Sidhu",
      "Chloe Qualter",
      "Emily Higgs",
      "Kun Guo"
    ],
    "year": 2021,
    "publishedIn": "Acta Psychologica, volume 218, article 103338",
    "url": "https://doi.org/10.1016/j.actpsy.2021.103338",
    "claim": "Figures in black and in red were judged slimmest, those in gray and in green largest. So the lightness of a color is not all that counts.",
    "custom": "partly",
    "tested": "Computer-made female figures in a range of dress sizes, with light and with dark skin, dressed in black, gray, white, red, green or blue, were rated while the movements of the eyes were followed.",
    "people": "31 young white women, who rated figures and not women they could see.",
    "size": "Given as ratings, not as inches or percent. It also changed with the contrast between the color and the skin.",
    "limits": "Few observers, alike in age, sex and color of skin, and figures made by a computer. Six colors, each in one shade.",
    "use": "It supports black. We do not count red or green, since one test of six colors is not enough to tell anyone what to wear."
  },
  {
    "id": "takamori-1994",
    "title": "Apparent lengths and impressions in one-piece dresses with vertical or lateral pencil-striped patterns",
    "authors": [
      "Hisa Takamori"
    ],
    "year": 1994,
    "publishedIn": "Journal of Home Economics of Japan, volume 45, pages 47 to 53",
    "url": "https://www.jstage.jst.go.jp/article/jhej1987/45/1/45_1_47/_article/-char/en",
    "claim": "Fine stripes do what custom says. Lines of the body that run with the stripes look longer, lines that run across them shorter.",
    "custom": "with",
    "tested": "Dress forms in one-piece dresses with thin black stripes, down or across, on yellow or on blue, were compared in pairs, and rated for the impression that they made.",
    "people": "The abstract does not say how many people looked, nor who they were.",
    "size": "The abstract gives the direction and no percentage.",
    "limits": "One kind of stripe, thin and black, on dress forms and not on living bodies. The abstract names no other sizes, and no plain dress to compare with.",
    "use": "It stands against the tests above, and is one reason why we call bold stripes down contested and let a pinstripe keep its customary line."
  },
  {
    "id": "koutsoumpis-2026",
    "title": "When stripes in clothes deceive: cross-cultural examination of perceptual and belief discrepancies about horizontal stripes in clothes",
    "authors": [
      "Antonis Koutsoumpis"
    ],
    "hasOtherAuthors": true,
    "year": 2026,
    "publishedIn": "PLoS ONE, volume 21, article e0347495",
    "url": "https://doi.org/10.1371/journal.pone.0347495",
    "claim": "It is a common belief that stripes across widen, and yet to people in three countries a dress with stripes across looked thinner than one without.",
    "custom": "against",
    "tested": "People said what they believe of stripes across. Then they compared the width of a striped dress with that of a plain one.",
    "people": "419 people in Greece, the Netherlands and Taiwan compared the dresses; 316 in Greece and the Netherlands were asked about their belief alone.",
    "size": "The abstract gives no percentage. Whoever believed that such stripes make thin saw more of it; the opposite belief made no difference that could be measured.",
    "limits": "One dress, with and without stripes. Stripes down and bodies of different sizes were not compared.",
    "use": "It repeats the finding of 2021 with many more people, and is why the rule on stripes across stays among the tested ones."
  }
];
