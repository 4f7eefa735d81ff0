import { memoize, createWordSet } from './title-words';

/** Nouns that show what a title is about ("doll dress", "coat hanger"); the lexicon reads the garments. */
const ENGLISH = createWordSet(`
  dress gown skirt skort top tee shirt tshirt blouse tunic camisole cami tank bodysuit sweater jumper pullover cardigan knit
  sweatshirt hoodie fleece jacket coat blazer suit waistcoat vest gilet parka anorak raincoat trench poncho cape kimono trousers
  pants jeans chinos leggings joggers sweatpants shorts jumpsuit playsuit romper dungarees overalls swimsuit bikini bra briefs
  underwear lingerie pajamas pyjamas nightgown nightdress robe onesie bodysuit shoe boot bootie sneaker trainer sandal heel
  loafer flat mule pump slipper clog espadrille wellies bag handbag tote backpack clutch purse hat cap beanie beret scarf shawl
  glove mitten belt sock tights stockings necklace bracelet earring ring brooch clothes clothing apparel garment outfit
  footwear wear kaftan abaya coverup dungaree sundress minidress shirtdress outerwear knitwear wrap dungarees costume
  jersey snowsuit bandana mittens`);
const GERMAN = createWordSet(`
  kleid kleider rock röcke hose hosen jacke jacken mantel mäntel bluse blusen hemd hemden pullover pulli strickjacke weste
  westen anzug anzüge schuh schuhe stiefel stiefelette stiefeletten sandale sandalen tasche taschen rucksack mütze mützen hut hüte
  schal tuch gürtel handschuhe socken strumpfhose overall body bademantel badeanzug halskette armband ohrringe kleidung
  bekleidung steppjacke tunika latzhose jeans umhang`);
const DUTCH = createWordSet(`
  jurk jurken rok rokken broek broeken jas jassen trui truien vest blouses overhemd schoen schoenen laars laarzen sandalen tas
  handtas rugtas schoudertas muts sjaal riem sokken panty badpak kleding jumpsuit spijkerbroek hemdje rompertje`);
const FRENCH = createWordSet(`
  robe robes jupe jupes pantalon pantalons jean jeans veste vestes manteau manteaux blouson chemise chemises chemisier pull pulls
  gilet débardeur combinaison tailleur doudoune imperméable sweat legging maillot chaussure chaussures botte bottes bottines
  sandales baskets escarpins mocassins ballerines sac ceinture écharpe foulard chapeau bonnet casquette gants collants
  chaussettes vêtement vêtements tunique salopette collier body pyjama`);
const SPANISH = createWordSet(`
  vestido vestidos falda faldas pantalón pantalones vaqueros chaqueta chaquetas abrigo abrigos cazadora camisa camisas blusa
  camiseta sudadera chaleco traje gabardina bañador zapato zapatos bota botas botín botines sandalias zapatillas bolso mochila
  cinturón bufanda pañuelo sombrero gorro gorra guantes calcetines ropa pulsera pendientes rebeca peto pijama`);
const ITALIAN = createWordSet(`
  vestito vestiti abito abiti gonna pantaloni giacca giacche cappotto cappotti giubbotto piumino camicia camicie camicetta maglia
  maglione maglietta felpa completo tuta tutina scarpa scarpe stivali stivaletti sandali mocassini borsa zaino cintura sciarpa
  cappello berretto guanti calze calzini abbigliamento collana bracciale orecchini pigiama`);
const SHARED = createWordSet(
  'blazer cardigan top shorts leggings sneaker sneakers bikini poncho parka jeans t-shirt shirt body',
);

/** German and Dutch compounds end with the garment: `Winterjacke`, `wikkeljurk`. */
const COMPOUND =
  /\p{L}{2}(?:kleid(?:er|chen)?|röcke|hosen?|jacken?|mantel|mäntel|blusen?|hemd(?:en)?|shirts?|pullover|westen?|anzug|anzüge|schuhe?|stiefel|stiefeletten?|sandalen?|taschen?|rucksack|mützen?|schal|gürtel|handschuhe?|socken|strumpfhosen?|overall|anzug|kleidung|jurk(?:en|je)?|rokken|broek(?:en)?|jassen|winterjas|regenjas|truien?|overhemd|schoen(?:en)?|laarzen|laarsjes|sjaal|sokken)$/u;
const MIN_COMPOUND = 7;

export const isGarmentNoun = memoize(
  (word) => isEnglishGarment(word) || OTHERS.some((nouns) => nouns.has(word)) || isCompound(word),
);

const OTHERS = [GERMAN, DUTCH, FRENCH, SPANISH, ITALIAN, SHARED];

export function isEnglishGarment(word: string): boolean {
  return ENGLISH.has(word) || (word.endsWith('s') && (ENGLISH.has(word.slice(0, -1)) || isEsPlural(word)));
}

function isEsPlural(word: string): boolean {
  return word.endsWith('es') && ENGLISH.has(word.slice(0, -2));
}

function isCompound(word: string): boolean {
  return word.length >= MIN_COMPOUND && COMPOUND.test(word);
}

/** Plurals that follow "for" and are not names: "spray for boots". */
export const GARMENTS_IN_PLURAL = createWordSet(`
  dresses shirts blouses sweaters knitwear coats jackets suits shoes boots sneakers sandals heels hats bags clothes clothing garments
  bras skirts kleider hemden blusen pullover jacken mäntel anzüge schuhe stiefel röcke taschen kleidung
  robes chemises pulls manteaux vestes chaussures bottes jupes vêtements
  vestidos camisas jerséis abrigos chaquetas zapatos botas faldas ropa bolsos
  vestiti camicie maglioni cappotti giacche scarpe stivali gonne abiti borse
  jurken overhemden truien jassen schoenen laarzen rokken kleding`);
