import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesApi } from '#contract/sources.ts';
import { chatApi } from '#contract/chat.ts';
import { testApp } from '#test/app.ts';
test('smoke', async () => {
  const t = await testApp({ work: true });
  const ana = await t.world.user();
  const nb = await ana.notebook();
  const form = new FormData(); form.append('title','Ley'); form.append('file', new Blob([readFileSync('test/fixtures/documents/ley-20169.txt')]), 'ley.txt');
  const s = await ana.call(sourcesApi.add, { params: { id: nb.id }, form });
  for (let i=0;i<100;i++){ const [x] = await ana.call(sourcesApi.list,{params:{id:nb.id}}); if (x!.processing_status==='completed'||x!.processing_status==='failed'){ console.log(JSON.stringify(x)); break;} await new Promise(r=>setTimeout(r,100)); }
  const a = await ana.call(chatApi.ask, { body: { notebook_id: nb.id, message: '¿Qué es la competencia desleal?' } });
  console.log(JSON.stringify(a,null,1).slice(0,2500), s.id);
  console.log(JSON.stringify(await ana.call(chatApi.history,{params:{id:nb.id}})).slice(0,600));
  console.log(t.logged());
  await t.close();
});
