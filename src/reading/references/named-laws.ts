import { lex } from './cursor.ts';
import { decree, law, type Authority, type DecreeKind } from './norm-table.ts';

/** A law by its number, or a decree by its key ("dl:824", "dfl:458/1975"). */
function normOf(key: string): Authority {
  const [, kind, number = key, year] = /^(?:(dl|dfl):)?(\d+)(?:\/(\d+))?$/.exec(key)!;
  return kind === undefined ? law(number) : decree(kind as DecreeKind, number, year ? Number(year) : null, null);
}

/** Laws and decrees that are called by a name. The names are those of common use; ours. */
export const NAMED_LAWS: [RegExp, Authority][] = (
  [
    [
      'ley +(?:de|del|sobre) +protección +(?:(?:de|a) +los +derechos +)?(?:de +los|a +los|al|del) +consumidor(?:es)?|ley +del +consumidor',
      '19496',
    ],
    ['ley +de +tránsito', '18290'],
    ['ley +general +de +urbanismo(?: +y +construcciones)?', 'dfl:458/1975'],
    ['ley +(?:de|sobre|del)(?: +el)? +impuestos? +a +la +renta', 'dl:824'],
    ['ley +(?:de|sobre|del) +(?:iva|impuesto +a +las +ventas(?: +y +servicios)?)', 'dl:825'],
    ['ley +(?:de|sobre) +(?:cuentas +corrientes(?: +bancarias)?(?: +y +cheques)?|cheques)', 'dfl:707/1982'],
    [
      'ley +(?:de|sobre) +arrendamientos?(?: +de)? +(?:de +)?(?:bienes +raíces|predios)(?: +urbanos)?|ley +de +arriendos?',
      '18101',
    ],
    ['ley +(?:de|sobre) +copropiedad(?: +inmobiliaria)?', '21442'],
    [
      'ley +(?:de|sobre) +(?:abandono +de +familia +y +)?pago +de +pensiones +alimenticias|ley +de +pensiones +(?:de +alimentos|alimenticias)',
      '14908',
    ],
    ['ley +(?:orgánica +constitucional +)?de +municipalidades', '18695'],
    ['ley +general +de +educación', '20370'],
    ['ley +de +inclusión +escolar', '20845'],
    ['ley +(?:de|sobre) +educación +superior', '21091'],
    ['ley +(?:general +)?de +pesca(?: +y +acuicultura)?', '18892'],
    ['ley +indígena', '19253'],
    ['ley +de +migración(?: +y +extranjería)?', '21325'],
    ['ley +de +alcoholes', '19925'],
    ['ley +de +compras +públicas', '19886'],
    ['ley +(?:de|sobre) +operaciones +de +crédito(?: +de +dinero)?', '18010'],
    ['ley +(?:de|sobre) +responsabilidad +penal +(?:de +los +)?adolescentes?', '20084'],
    ['ley +(?:de|sobre) +responsabilidad +penal +de +las +personas +jurídicas', '20393'],
    ['ley +(?:de|sobre) +delitos +económicos', '21595'],
    ['ley +(?:de|sobre) +delitos +informáticos', '21459'],
    ['ley +(?:de|del|sobre)(?: +el)? +seguro +de +cesantía', '19728'],
    ['ley +(?:de|sobre) +letras? +de +cambio(?: +y +pagarés?)?', '18092'],
    ['ley +(?:de|del|sobre)(?: +el)? +acuerdo +de +unión +civil', '20830'],
    ['ley +(?:de|sobre) +adopción', '19620'],
    ['ley +(?:de|sobre) +identidad +de +género', '21120'],
    ['ley +(?:de|sobre) +derechos +y +deberes +de +(?:los +pacientes|las +personas +en +salud)', '20584'],
    ['ley +de +subcontratación', '20123'],
    ['ley +(?:de|sobre) +control +de +armas|ley +de +armas', '17798'],
    ['ley +(?:de|sobre) +sociedades +anónimas', '18046'],
    ['ley +(?:de|del) +mercado +de +valores', '18045'],
    ['ley +(?:de|sobre) +propiedad +industrial', '19039'],
    ['ley +(?:de|sobre) +propiedad +intelectual', '17336'],
    ['ley +de +matrimonio +civil', '19947'],
    ['ley +(?:de|sobre) +violencia +intrafamiliar', '20066'],
    ['ley +de +drogas', '20000'],
    ['ley +(?:que +crea +los|de) +tribunales +de +familia', '19968'],
    ['ley +de +transparencia', '20285'],
    [
      'ley +orgánica(?: +constitucional)? +(?:de +est[ea] +(?:tribunal +constitucional|magistratura)|del +tribunal +constitucional)',
      '17997',
    ],
    ['ley +del? +lobby', '20730'],
    [
      'ley +(?:de +)?(?:reorganización +y +liquidación|insolvencia +y +reemprendimiento|insolvencia)(?: +de +(?:activos +de +)?empresas +y +personas)?',
      '20720',
    ],
    ['ley +(?:de|sobre) +bases +(?:generales +)?del +medio +ambiente', '19300'],
    ['ley +zamudio', '20609'],
    ['ley +karin', '21643'],
    ['ley +ricarte +soto', '20850'],
    ['ley +(?:de|sobre) +accidentes +del +trabajo', '16744'],
    ['ley +de +bases +de +(?:los +)?procedimientos +administrativos', '19880'],
    ['ley +de +protección +de +datos +personales|ley +sobre +protección +de +la +vida +privada', '19628'],
    ['estatuto +administrativo(?! +(?:para|de))', '18834'],
  ] as const
).map(([words, key]) => [lex(words), normOf(key)]);
