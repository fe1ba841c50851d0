import { Readable } from 'node:stream';
import { readFileSync } from 'node:fs';
import { makePdf } from '#test/documents.ts';
import { extract } from '#server/sources/extract/extract.ts';
const law=readFileSync('test/fixtures/documents/ley-20169.txt','utf8');
const r=await extract('pdf', Readable.from([await makePdf(law,{columns:2})]),()=>{},AbortSignal.timeout(60000)); console.log(r.text.slice(0,500), r.text.split('\n').length);
