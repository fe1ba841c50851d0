import { chromium } from '@playwright/test';
import { chromium as found } from './e2e/chromium.ts';
import fs from 'node:fs';
const B='http://localhost:3412';
const api: any = await import('/tmp/s6/api.mjs');
const browser = await found();
const b = await chromium.launch({executablePath: browser.path, args: browser.args, env: browser.env as any});
const lang=(process.argv[2]??'es') as 'es'|'en';
const p=await api.person(lang); const nb=await api.notebook(p,'Caso Los Alerces');
const docs:any={'arriendo':fs.readFileSync('/tmp/s6/docs/arriendo-trampas.txt','utf8'),'\u202Ecod.🏠 <b onmouseover=alert(1)>=1+1</b><img src=x onerror=document.title="PWNED">':fs.readFileSync('/tmp/s6/docs/carta-demanda.txt','utf8'),'ley 20.393':fs.readFileSync('/tmp/s6/docs/ley-20393.md','utf8')};
const jobs:any={};
for (const t in docs){const s=await api.source(p,nb,t,docs[t]);for(const tool of ['risk','quality','map']){const j=(await api.start(p,nb,tool,s.id)).body.job_id;await api.done(p,nb,tool,j);(jobs[t]??={})[tool]=j;}}
for (const [w,h,scheme] of [[1440,900,'light'],[390,844,'dark']] as const){
 const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,baseURL:B,isMobile:w<500,hasTouch:w<500});
 const page=await c.newPage();const errors:string[]=[];page.on('pageerror',e=>errors.push(String(e)));page.on('dialog',d=>{errors.push('DIALOG '+d.message());void d.dismiss()});
 await page.goto('/theme.js');
 await page.evaluate(([a,r,l])=>{localStorage.setItem('refresh',r!);localStorage.setItem('access',a!);localStorage.setItem('appLanguage',l!)},[p.access,p.refresh,lang]);
 await page.goto('/notebook/'+nb).catch(()=>{}); await page.waitForTimeout(2500);
 const shot=(n:string)=>page.screenshot({path:`/tmp/s6/shots/${n}-${w}-${lang}.png`});
 fs.mkdirSync('/tmp/s6/shots',{recursive:true});
 await shot('start'); console.log(page.url());
 const studio=page.getByRole('tab',{name:lang==='es'?'Estudio':'Studio'}); if(await studio.count()) {await studio.first().click();await page.waitForTimeout(500);} else {const bt=page.getByRole('button',{name:lang==='es'?'Estudio':'Studio'});if(await bt.count())await bt.first().click();}
 await shot('studio');
 for(const [tool,name] of [['risk',lang==='es'?/riesgo/i:/risk/i],['quality',lang==='es'?/calidad|informe|report/i:/quality|report/i],['map',lang==='es'?/mapa/i:/map/i]] as const){
  try{
   await page.getByRole('button',{name}).first().click({timeout:4000});await page.waitForTimeout(900);await shot(tool+'-list');
   const cards=page.getByRole('button',{name:lang==='es'?/Ver detalle|Abrir/:/View detail|Open/});
   console.log(tool,'cards',await cards.count());
   await page.getByRole('article').first().click({timeout:2000}).catch(()=>{});
   if(await cards.count()) await cards.first().click({timeout:3000});
   await page.waitForTimeout(1500);await shot(tool+'-detail');
   await page.keyboard.press('Escape');await page.waitForTimeout(500);
   await page.getByRole('button',{name:lang==='es'?/Volver a Funciones/:/Back to Functions/}).first().click({timeout:3000});await page.waitForTimeout(400);
  }catch(e){console.log(tool,String(e).slice(0,200));await shot(tool+'-fail');}
 }
 console.log('errors',errors, await page.title());
 await c.close();
}
await b.close();fs.writeFileSync('/tmp/s6/jobs.json',JSON.stringify({p,nb,jobs}));
