import { loadLibs } from './tools/pure-libs.mjs';
import { BODIES, OUTFITS } from './tools/drawing-sheet/looks.mjs';
import { brotliCompressSync } from 'node:zlib';
const { drawing } = await loadLibs('drawing');
for (const [n,g] of Object.entries(OUTFITS)) { const ts=[]; let svg; for(let i=0;i<60;i++){const b=BODIES[i%12];const t=process.cpuUsage();svg=drawing.drawWorn({...b,garments:g,title:'x'}).svg;const e=process.cpuUsage(t);ts.push((e.user+e.system)/1000);} ts.sort((a,b)=>a-b); console.log(n.padEnd(26),'median',ts[30].toFixed(1),'p95',ts[57].toFixed(1),'KB',(svg.length/1024).toFixed(1),'br',(brotliCompressSync(svg).length/1024).toFixed(1)); }
