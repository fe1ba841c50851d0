import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const part = (number: number, text: string): string =>
  `<EstructuraFuncional tipoParte="Artículo" transitorio="no transitorio" derogado="no derogado"><Texto>     Artículo ${number}.- ${text}</Texto><Metadatos><NombreParte presente="si">${number}</NombreParte></Metadatos></EstructuraFuncional>`;

type Norm = { id: string; type: string; number: string; title: string };
const NORMS: readonly Norm[] = [
  { id: '29526', type: 'Ley', number: '18101', title: 'FIJA NORMAS ESPECIALES SOBRE ARRENDAMIENTO DE PREDIOS URBANOS' },
  {
    id: '1177743',
    type: 'Ley',
    number: '21461',
    title: 'INCORPORA MEDIDA PRECAUTORIA DE RESTITUCIÓN ANTICIPADA DE INMUEBLES',
  },
];

let months = 'dos';
let day = '2022-06-30';
/** Publishes a newer text of every norm: the notice of article 3 gets another length. */
export function publish(newDay: string, newMonths: string): void {
  [day, months] = [newDay, newMonths];
}

const head = ({ id, type, number, title }: Norm): string =>
  `<Norma xmlns="http://www.leychile.cl/esquemas" normaId="${id}" fechaVersion="${day}" derogado="no derogado"><Identificador fechaPublicacion="1982-01-29"><TiposNumeros><TipoNumero><Tipo>${type}</Tipo><Numero>${number}</Numero></TipoNumero></TiposNumeros><Organismos><Organismo>MINISTERIO DE JUSTICIA</Organismo></Organismos></Identificador><Metadatos><TituloNorma>${title}</TituloNorma></Metadatos>`;
const whole = (norm: Norm): string =>
  `${head(norm)}<EstructurasFuncionales>${part(1, 'El contrato de arrendamiento de bienes raíces urbanos se regirá por las disposiciones especiales de esta ley.')}${part(3, `En los contratos en que el plazo del arrendamiento se haya pactado mes a mes, el desahucio se notificará judicialmente, y el arrendatario dispondrá de un plazo de ${months} meses para restituir.`)}</EstructurasFuncionales></Norma>`;

/** A pretended service of Ley Chile that knows two laws, and is in trouble where "503" is looked for; its address. It ends with its process. */
export async function leyChile(): Promise<string> {
  const server = createServer(({ url }, response) => {
    const query = new URL(url!, 'http://127.0.0.1').searchParams;
    if (query.get('cadena')?.includes('503')) return void response.writeHead(503).end();
    const norm = NORMS.find(({ id, number }) => query.get('idLey') === number || query.get('idNorma') === id);
    const body = !norm ? '<Norma/>' : query.get('opt') === '7' ? whole(norm) : `${head(norm)}</Norma>`;
    response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(`<?xml version="1.0"?>${body}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/obtxml`;
}
