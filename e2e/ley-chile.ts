import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const part = (number: number, text: string): string =>
  `<EstructuraFuncional tipoParte="Artículo" transitorio="no transitorio" derogado="no derogado"><Texto>     Artículo ${number}.- ${text}</Texto><Metadatos><NombreParte presente="si">${number}</NombreParte></Metadatos></EstructuraFuncional>`;
const HEAD =
  '<Norma xmlns="http://www.leychile.cl/esquemas" normaId="29526" fechaVersion="2022-06-30" derogado="no derogado"><Identificador fechaPublicacion="1982-01-29"><TiposNumeros><TipoNumero><Tipo>Ley</Tipo><Numero>18101</Numero></TipoNumero></TiposNumeros><Organismos><Organismo>MINISTERIO DE JUSTICIA</Organismo></Organismos></Identificador><Metadatos><TituloNorma>FIJA NORMAS ESPECIALES SOBRE ARRENDAMIENTO DE PREDIOS URBANOS</TituloNorma></Metadatos>';
const WHOLE = `${HEAD}<EstructurasFuncionales>${part(1, 'El contrato de arrendamiento de bienes raíces urbanos se regirá por las disposiciones especiales de esta ley.')}${part(3, 'En los contratos en que el plazo del arrendamiento se haya pactado mes a mes, el desahucio se notificará judicialmente, y el arrendatario dispondrá de un plazo de dos meses para restituir.')}</EstructurasFuncionales></Norma>`;

/** A pretended service of Ley Chile that knows one law, and is in trouble where "503" is looked for; its address. It ends with its process. */
export async function leyChile(): Promise<string> {
  const server = createServer(({ url }, response) => {
    const query = new URL(url!, 'http://127.0.0.1').searchParams;
    if (query.get('cadena')?.includes('503')) return void response.writeHead(503).end();
    const knows = query.get('idLey') === '18101' || query.get('idNorma') === '29526';
    const body = !knows ? '<Norma/>' : query.get('opt') === '7' ? WHOLE : `${HEAD}</Norma>`;
    response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(`<?xml version="1.0"?>${body}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/obtxml`;
}
