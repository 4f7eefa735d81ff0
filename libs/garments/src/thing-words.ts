import { splitPhrases, createWordSet } from './title-words';

/**
 * Things that clothing shops also sell. A "tent dress" is still a dress; phrases such as "coat rack" are listed
 * as things.
 */

/** Anywhere in a title, they mean a card or paper product. */
export const PAPER = splitPhrases(`
  gift card, e gift card, egift card, gift certificate, gift voucher, e voucher, store credit, sewing
  pattern, knitting pattern, crochet pattern, pdf pattern, pattern pdf, paper pattern, digital download,
  coloring book, colouring book, sewing kit, knitting kit, svg, geschenkkarte, geschenkgutschein,
  gutschein, vinyl lp, lp vinyl, schnittmuster, strickanleitung, nähanleitung, häkelanleitung, schnittbogen, ebook, carte
  cadeau, chèque cadeau, bon d'achat, patron de couture, patron couture, patron pdf, patron tricot,
  tarjeta regalo, tarjeta de regalo, cheque regalo, patrón de costura, patrones de costura, patrón pdf,
  carta regalo, buono regalo, cartamodello, cartamodelli, cadeaubon, cadeaukaart, naaipatroon,
  breipatroon, haakpatroon, kadobon`);

/** English things that the words before them describe: "dress hanger", "garment steamer". */
export const ENGLISH_THINGS = splitPhrases(`
  stool, chair, armchair, sofa, couch, ottoman, dresser, nightstand, bookcase, shelf, hanger, steamer,
  organizer, organiser, figurine, keychain, doormat, lampshade, poster, sticker, pillow, cushion, lamp,
  doll, puzzle, notebook, plush, plushie, toy, toys, coat rack, shoe rack, clothes rack, clothing rack,
  garment rack, hat rack, tie rack, coat stand, coat hook, robe hook, coat tree, dress form, dress up,
  dress stand, clothes line, clothes peg, clothes dryer, clothes airer, clothes iron, steam iron, travel
  iron, ironing board, trouser press, pants press, clothes brush, suede brush, shoe brush, shoe care, shoe
  cabinet, shoe box, shoe stretcher, shoe insole, boot jack, boot dryer, boot scraper, fabric shaver, lint
  roller, lint remover, sweater shaver, sweater comb, laundry basket, laundry bag, wash bag, storage bag,
  garment cover, vacuum bag, trash bag, garbage bag, bin bag, tea bag, punching bag, golf bag, bean bag,
  sleeping bag, lunch box, jewelry box, ring box, tool belt, tool bag, tool box, fan belt, v belt, seat
  belt, drive belt, life vest, life jacket, water pump, air pump, bike pump, breast pump, floor pump, fuel
  pump, foot pump, pump dispenser, jumper cable, jumper wire, jump starter, tank top coat, fish tank, gas
  tank, water tank, table top, tabletop, spinning top, cook top, base coat, gel top coat, nail polish,
  bottle cap, hub cap, swim cap, shower cap, door wedge, napkin ring, curtain ring, teething ring, ring
  binder, ring light, key ring, tree skirt, bed skirt, table skirt, sofa cover, chair cover, seat cover,
  couch cover, duvet cover, cushion cover, pillow case, pillow cover, phone case, phone cover, phone
  holder, phone stand, iphone case, airpods case, tablet case, laptop case, laptop sleeve, pencil case,
  glasses case, wall art, art print, wall print, wall hook, wall mirror, hand mirror, picture frame, photo
  frame, greeting card, playing cards, face mask, sleep mask, eye mask, gift wrap, wrapping paper, gift
  box, gift bag, paper bag, tissue paper, doll house, dollhouse, play set, playset, board game, water
  bottle, hot water bottle, bottle opener, tea towel, bath towel, beach towel, bath mat, yoga mat, yoga
  block, picnic blanket, throw blanket, fabric by the yard, fabric by the meter, fabric by the metre, yarn
  ball, cutting mat, sewing machine, measuring tape, tape measure, car seat, baby carrier, changing bag,
  diaper bag, nappy bag, window film, dog bed, cat bed, dog leash, dog lead, dog collar, cat collar, dog
  harness, hair dryer, curling iron, hair straightener, cufflink box, watch box, shoe tree, shoe horn,
  shoehorn, saddle pad, horse blanket, tea cosy, tea cozy, egg cup, oven glove, oven mitt, pot holder,
  work bench`);

export const NAMED_THINGS = splitPhrases(`
  candle, scented candle, mug, coffee mug, travel mug, jigsaw puzzle`);

/** Things only if there is no garment before or after: "Scented candle". */
export const WEAK_THINGS = splitPhrases(`
  wardrobe, mannequin, suitcase, luggage, cover, plaid, stoff, garn, wolle, decke, bank, kast, stof,
  agenda, fil, tissu, tela, hilo, manta, vela, bomba, filo, tessuto, mesa, correa, lantern, curtain,
  duvet, bedding, rug, carpet, vase, teapot, kettle, thermos, tumbler, magazine, calendar, diary, planner,
  jigsaw, teddy bear, action figure, hammer, screwdriver, drill, wrench, toolkit, tool set, table, desk,
  bookshelf, mattress, tent, hammock, parasol, shampoo, conditioner, perfume, fragrance, eau de parfum,
  lipstick, mascara, moisturizer, serum, sunscreen, soap, incense, diffuser, room spray, detergent, stain
  remover, fabric softener, waterproofing spray, mirror, clock, tableware, plate, bowl, cutlery, wine
  glass, glassware, coaster, tray, pan, jar, planter, headphones, earbuds, earphones, charger, power bank,
  speaker, iphone, laptop, keyboard, camera, chocolate, coffee beans, wine, book, paperback, hardcover,
  postcard, bookmark, umbrella, kite, dumbbell, kettlebell, football, basketball, skateboard, bicycle,
  stroller, crib, pacifier, bib, embroidery kit, yarn, fabric, thread, needle, buttons, zipper, trimming,
  iron on, patch, towel, blanket, quilt, apron, tote kit, wallpaper, figurines, ornament, bauble,
  garland, confetti, balloon, costume wig, vitamin, protein powder, insole, shoelaces, leash, litter,
  kibble, saddle, knöpfe, reißverschluss, schnalle, fasching, karneval, halloween`);

/** German and Dutch things, which also end compounds; those after `|` only in compounds. */
export const GERMANIC_THINGS = createWordSet(`
  kerze kerzen duftkerze tasse kaffeetasse becher thermobecher poster aufkleber lampe leuchte vorhang vorhänge kissen bettwäsche
  teppich vase spielzeug puppe puppen puppenhaus hammer werkzeug stuhl hocker sessel sofa tisch regal schrank kleiderschrank
  bügeleisen bügelbrett zelt schlafsack isomatte hängematte parfüm parfum duschgel seife lippenstift notizbuch kalender buch
  nähmaschine nähgarn meterware handtuch badetuch duschtuch geschirrtuch wolldecke kuscheldecke
  koffer hundebett leine halsband handyhülle handykette schlüsselanhänger einlegesohlen schuhcreme imprägnierspray schuhlöffel
  handtücher saunatuch strandtuch tischtuch tischdecke taschentuch taschentücher wäscheständer wäschekorb kleidersack kleiderstange
  kleiderhaken fahrrad fahrradmantel fahrradreifen fahrradschlauch fahrradkette handytasche laptoptasche hosenträger strumpfband hemdkragen
  blusenkragen einsteckkragen schallplatte hörbuch schuhkarton hutschachtel taschenmesser taschenrechner schnürsenkel
  schürze kuscheltier wärmflasche bilderrahmen spiegel schneiderpuppe luftpumpe rettungsweste schwimmweste
  kaars kaarsen geurkaars mok mokken gordijn gordijnen dekbed dekbedovertrek tapijt vaas speelgoed knuffel gereedschap
  stoel kruk tafel kledingkast strijkijzer strijkplank tent slaapzak hangmat zeep notitieboek boek naaimachine
  handdoek badhanddoek deken koffer hondenmand riempje telefoonhoesje sleutelhanger kledinghanger kapstok
  schort kruik spiegel fotolijst paspop fietspomp reddingsvest kledingstomer stomer kledingrek`);
export const GERMANIC_COMPOUND =
  /\p{L}{3}(?:stuhl|stühle|hocker|sessel|tisch|regal|schrank|ständer|bügel|haken|hülle|lampe|leuchte|kissen|kerzen?|bettwäsche|gutschein|spielzeug|puppe|werkzeug|dampfer|dampfbürste|glätter|bürste|vorhang|teppich|schlafsack|flasche|tassen?|matte|pumpe|stoel|stoelen|hanger|hangers|hoesje|hoes|kaarsen?|kussen|kussens|speelgoed|stomer|borstel|lamp|standaard|rek|haak|pomp|fles|becher|etui|karton|schachtel|kalender|magazin|dekbed|overtrek|buch|bücher|löffel|spanner|creme|spray|senkel|nadeln?|eisen|brett|box|kästchen|kasten|klammern?|waschmittel|anleitung|bettlaken|handt(?:uch|ücher))$/u;
/** Things only if there is no garment: "Mantelstoff". */
export const WEAK_GERMANIC_COMPOUND =
  /\p{L}{3}(?:stoffe?|garne?|knopf|knöpfe|reißverschluss|schnallen?|sohlen?)$/u;

export const ROMANCE_THINGS = splitPhrases(`
  chaise, tabouret, fauteuil, canapé, armoire, penderie, étagère, porte manteau, portemanteau, cintre,
  cintres, portant, défroisseur, fer à repasser, table à repasser, brosse, bougie, bougies, tasse, mug,
  affiche, autocollant, lampe, rideau, rideaux, coussin, housse, couette, drap, parure de lit, tapis,
  vase, jouet, jouets, poupée, peluche, puzzle, marteau, tournevis, perceuse, outil, tente, sac de
  couchage, hamac, parfum, savon, rouge à lèvres, carnet, livre, calendrier, coque, étui, machine à
  coudre, pelote, serviette, couverture, tablier, bouillotte, valise, porte clés, semelles, cirage, gilet
  de sauvetage, pompe, miroir, cadre, mannequin de couture, laisse, silla, taburete, sillón, sofá,
  armario, estantería, perchero, percha, perchas, plancha, vaporizador, tabla de planchar, cepillo, velas,
  taza, póster, pegatina, lámpara, cortina, cojín, funda, edredón, sábana, alfombra, jarrón, juguete,
  juguetes, muñeca, peluche, rompecabezas, martillo, destornillador, taladro, herramienta, saco de dormir,
  hamaca, tienda de campaña, jabón, pintalabios, cuaderno, libro, calendario, máquina de coser, ovillo,
  toalla, delantal, maleta, llavero, plantillas, betún, chaleco salvavidas, espejo, maniquí, zapatero,
  sedia, sgabello, poltrona, divano, tavolo, armadio, scaffale, appendiabiti, gruccia, grucce, stender,
  ferro da stiro, vaporizzatore, asse da stiro, spazzola, candela, candele, tazza, adesivo, lampada,
  tenda, tende, cuscino, fodera, piumone, lenzuola, tappeto, vaso, giocattolo, giocattoli, bambola,
  martello, cacciavite, trapano, attrezzo, sacco a pelo, amaca, profumo, sapone, rossetto, quaderno,
  macchina da cucire, gomitolo, asciugamano, coperta, grembiule, valigia, portachiavi, custodia, solette,
  giubbotto di salvataggio, pompa, specchio, cornice, manichino, guinzaglio`);
