import { readFileSync } from 'node:fs';
import { spellerOf } from './src/studio/quality/server/dictionaries.ts';
let t=performance.now(); const s=spellerOf('es'); console.log('load',performance.now()-t);
const R=readFileSync('/work/shared/data/eswiki-misspellings/pairs.jsonl','utf8').trim().split('\n').map(x=>JSON.parse(x)).filter(r=>r.kind==='word'&&!r.ambiguous);
const lim=Number(process.argv[2]??R.length); const step=Math.max(1,Math.floor(R.length/lim));
let n=0,fl=0,first=0,reach=0,firstR=0,five=0; const un:string[]=[],miss:string[]=[]; const slow:[number,string][]=[]; t=performance.now();
for(let i=0;i<R.length;i+=step){const r=R[i]; n++; const k=s.knows(r.wrong); if(!k) fl++; else un.push(r.wrong+'→'+r.corrections[0]);
 const rc=r.corrections.some((c:string)=>c.split(' ').every((w:string)=>s.knows(w))); if(rc) reach++;
 if(k) {continue;}
 const t1=performance.now(); const g=s.suggest(r.wrong); slow.push([performance.now()-t1,r.wrong]); 
 const ok=r.corrections.some((c:string)=>c===g[0]); if(ok){first++; if(rc) firstR++;} else if(rc) miss.push(`${r.wrong}→${r.corrections[0]} [${g.slice(0,3)}]`);
 if(r.corrections.some((c:string)=>g.includes(c))) five++;}
console.log({n,flagged:fl/n,first:first/n,firstOfFlagged:first/fl,reach:reach/n,firstReach:firstR/(reach),firstOfFlaggedReach:firstR/(firstR+miss.length),five:five/n,ms:(performance.now()-t)/n});
slow.sort((a,b)=>b[0]-a[0]); console.log(slow.slice(0,5));
console.log('UNFLAGGED',un.slice(0,150).join('; ')); console.log('MISS',miss.length,miss.slice(0,160).join('; '));
