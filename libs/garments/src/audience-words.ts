import { createWordSet } from './title-words';

/**
 * In English, German, French, Spanish, Italian, and Dutch. `WEAK_…` words count only in certain positions:
 * "Girl dress", not "It girl tee".
 */
export const WOMEN = createWordSet(`
  women womens women's woman woman's womans ladies lady lady's ladies' womenswear female females
  damen dame frauen frau damenmode weiblich
  femme femmes féminin féminine
  mujer mujeres señora señoras femenino femenina
  donna donne femminile
  dames vrouw vrouwen damesmode her`);
export const UNISEX = createWordSet('unisex uniseks mixte unissex genderless');

export const MEN = createWordSet(`
  men mens men's mens' man's male males gents gent's gentleman gentlemen gentlemen's gentleman's
  herren männer maenner
  homme hommes
  hombre hombres caballero caballeros masculino
  uomo uomini maschile
  heren mannen`);
/** At the end of a part of the title, or before a garment: "Man jacket", "Parka man". */
export const WEAK_MEN = createWordSet('man guys masculin');
export const MEN_LABELS = createWordSet(`
  man menswear masculine masculin masculina monsieur guys herr mann männlich maennlich herrenmode herrenbekleidung herrenkleidung
  varón maschio uomini herenmode herenkleding mannelijk caballeros masculinos`);

export const CHILDREN = createWordSet(`
  boys boy's boys' girl's girls' kids kid's kids' children children's childrens childs child's toddler toddlers toddler's infant
  infants newborn newborns babies baby's youth schoolboy
  jungen jungs mädchen maedchen kinder kids kleinkind kleinkinder neugeborene säugling
  enfant enfants garçon garçons fille filles fillette bébé bébés junior
  niño niños niña niñas bebé bebés infantil infantiles
  bambino bambina bambini bambine bimbo bimba bimbi neonato neonata neonati ragazzo ragazzi
  kinderen jongen jongens meisje meisjes meiden peuter peuters kleuter kleuters baby's`);
/** At the end of a part of the title, or before a garment: "Girl dress pink", "Jacke Baby". */
export const WEAK_CHILDREN = createWordSet('boy girl girls kid baby child');
export const CHILD_LABELS = createWordSet(`
  boy girl girls kid baby child babys junior juniors tween tweens kidswear childrenswear babywear kindermode kinderkleidung
  kinderbekleidung babymode bébé naissance niñas bebe kinderkleding babykleding ragazze jugend`);

/** Starts of German and Dutch compounds: `Herrenjacke`, `jongensbroek`. */
export const WEARER_PREFIX =
  /^(?:herren|männer|heren|mannen|jungen|jungs|jongens|mädchen|meisjes|kinder|kleinkinder|baby|peuter|kleuter|hunde|katzen|puppen|honden|katten|poppen)(?=\p{L}{3})/u;
export const WOMEN_PREFIX = /^(?:damen|dames)(?=\p{L}{3})/u;

export const ANIMALS_AND_DOLLS = createWordSet(`
  dog dogs dog's puppy puppies cat cats pet pets horse horses doll dolls doll's dolls' teddies barbie
  hund hunde hunden katze katzen haustier haustiere pferd pferde puppe puppen
  chien chiens chat chats animaux poupée poupées cheval
  perro perros gato gatos mascota mascotas muñeca muñecas
  cane cani gatto gatti animali bambola bambole
  hond honden kat katten huisdier huisdieren pop poppen`);
/** Before an English garment: "Dog coat". Cats are missing, since they are mostly prints. */
export const WEARING_PETS = createWordSet('dog puppy pet doll dolls');
/** After a garment, without a preposition: "Manteau chien". */
export const TRAILING_PETS = createWordSet('chien chiens perro perros cane cani');

export const FOR = createWordSet('for für fuer pour para per voor');
/** Between a garment and a doll: "robe de poupée". Not for dogs, where it can mean a print. */
export const FROM = createWordSet('de da di');
export const HIM = createWordSet('him men boys ihn lui él hem');

/** After a word for men or children, they make it a style: "menswear-inspired", "boys' fit". */
export const STYLES = createWordSet(`
  style styled inspired look vibe vibes tailoring stil optik schnitt inspiriert inspirierte`);
/** After a hyphen only: "mens-fit trousers", but "mens fit T-shirt". */
export const JOINED_STYLES = createWordSet('fit cut friend');
/** Before such a word: "style masculin", "corte de hombre". */
export const STYLES_BEFORE = createWordSet(`
  style look coupe inspiration inspiré inspirée esprit façon allure vestiaire estilo corte stile taglio stijl borrowed`);

/** Words before it that make it a name or saying: "Golden Girls", "boys of summer". */
export const NAMES_BEFORE = createWordSet(`
  backstreet beach beastie bad spice golden powerpuff gilmore mean cover it spider iron super bat rocket ant pac paper
  des fan cow play material jersey lost american`);
export const SAYINGS_BEHIND = createWordSet(`
  of night nights just trip club rule support power can are who like gang don't do get got never will boss friend`);
/** Words after it that make it a style: "boy shorts", "baby blue", "kid mohair". */
export const STYLES_BY_WORD: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['boy', createWordSet('shorts short brief briefs leg scout london meets')],
  ['kid', createWordSet('mohair suede leather silk')],
  [
    'baby',
    createWordSet(
      'doll dolls blue pink yellow lilac alpaca cashmere cord corduroy mohair merino tee tees rib shower steps lock',
    ),
  ],
]);
/** After an animal: "dog mom", "for cat lovers", "dog print". */
export const PEOPLE_AND_PRINTS = createWordSet(
  'lover lovers mom moms mum mums mama dad owner owners walker walkers walking people print prints motif tooth eye',
);

/** Ages of children in six languages, but not warranty periods. */
const RANGE = '(?<![\\p{L}\\d.,-])(?:\\d{1,2} ?(?:[-–/]|to|bis|à|a|tot) ?)?';
const YEARS = '(?:\\d|1[0-6]) ?(?:years?|yrs?|jahren?|ans|años|anni|jaar)';
const MONTHS = '(?:\\d|[12]\\d|3[0-6]) ?(?:months?|mths?|mos|monaten?|mois|meses|mesi|maanden|mnd)';
const NO_WARRANTY =
  '(?![\\p{L}\\d]|[ -](?:of |de |di )?(?:warranty|guarantee|garant|garan[tz]|old\\b|ann?ivers|later|jubil))';
export const AGES = new RegExp(
  [
    `${RANGE}(?:${YEARS}|${MONTHS})${NO_WARRANTY}`,
    '(?<![\\p{L}\\d.,-])\\d{1,2} ?[-–/] ?\\d{1,2} ?[yYmM](?![\\p{L}\\d])',
    '(?<![\\p{L}\\d-])(?:age[ds]?|ages|alter|edad|età|leeftijd) \\d{1,2}(?![\\p{L}\\d])',
    '(?<![\\p{L}\\d-])\\dt(?![\\p{L}\\d])',
  ].join('|'),
  'iu',
);
/** `8Y`. `9M` may be a shoe size. */
export const AGE_SIZE = /^\d{1,2} ?y(?:rs?)?$/iu;
/** European children's sizes, in centimeters: `98/104`. */
export const HEIGHTS = /^(\d{2,3}) ?[-/] ?(\d{2,3})(?: ?cm)?$/u;
