import { chromium } from '@playwright/test';
import { chromium as found } from './e2e/chromium.ts';
import fs from 'node:fs';
const {p,nb,jobs}=JSON.parse(fs.readFileSync('/tmp/s6/jobs.json','utf8'));
const browser = await found();
const b = await chromium.launch({executablePath: browser.path, args: browser.args, env: browser.env as any});
const lang=process.argv[2]??'es';
for (const [w,h,scheme] of [[1440,900,'light'],[390,844,'dark']] as const){
 const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,baseURL:'http://localhost:3412',isMobile:w<500,hasTouch:w<500});
 const page=await c.newPage();const errors:string[]=[];page.on('pageerror',e=>errors.push(String(e)));page.on('console',m=>m.type()==='error'&&errors.push(m.text()));
 await page.goto('/theme.js');
 await page.evaluate(([a,r,l])=>{localStorage.setItem('refresh',r!);localStorage.setItem('access',a!);localStorage.setItem('appLanguage',l!)},[p.access,p.refresh,lang]);
 const shot=(n:string)=>page.screenshot({path:`/tmp/s6/shots/d-${n}-${w}-${lang}.png`});
 const names=Object.keys(jobs);
 for(const [k,kind] of [['risk','legal-risk'],['quality','quality'],['map','concept-map']]){
  for(const [i,n] of [[0,names[0]],[1,names[1]]] as const){
  await page.goto(`/notebook/${nb}?panel=studio&tool=${kind}&job=${jobs[n][k]}`);await page.waitForTimeout(1800);await shot(`${k}-${i}`);
  if(i===0){ const sheet=page.getByRole('dialog');
   await sheet.evaluate(e=>{for(const x of [e,...e.querySelectorAll('*')]) if(x.scrollHeight>x.clientHeight+50&&getComputedStyle(x).overflowY!=='visible')x.scrollTop=900});await page.waitForTimeout(300);await shot(`${k}-${i}-down`);
   const chip=sheet.locator('.cite:visible').first(); if(await chip.count()){await chip.click().catch(e=>console.log(String(e).slice(0,100)));await page.waitForTimeout(1200);await shot(`${k}-cite`);await page.goBack();await page.waitForTimeout(700);console.log(k,'after back dialogs',await page.getByRole('dialog').count(),page.url().slice(-80));}
   console.log(k,'scrollW',await page.evaluate(()=>[document.documentElement.scrollWidth,innerWidth]));
  }}
 }
 console.log('errors',errors.slice(0,5));await c.close();
}
await b.close();
