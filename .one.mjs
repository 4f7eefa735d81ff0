import sharp from 'sharp';
import { loadLibs } from './tools/pure-libs.mjs';
import { BODIES, OUTFITS } from './tools/drawing-sheet/looks.mjs';
const { drawing } = await loadLibs('drawing');
const [names, bodies, h0='1000', out='/tmp/one.png', crop]=process.argv.slice(2);const h=Number(h0);const w=Math.round(h*440/830);
const cells=[];let y=0;const ns=names.split(','),bs=bodies.split(',').map(Number);
for(const n of ns){let x=0;for(const b of bs){const {svg}=drawing.drawWorn({...BODIES[b],garments:OUTFITS[n],title:'x'});cells.push({input:await sharp(Buffer.from(svg),{density:72*h/830}).resize({height:h}).png().toBuffer(),left:x,top:y});x+=w;}y+=h;}
await sharp({create:{width:w*bs.length,height:y,channels:3,background:'#fdfbf8'}}).composite(cells).png().toFile(out);
