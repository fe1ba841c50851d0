/** Words that whoever guesses tries first, alone or with a few digits around them. Ours: well-known ones in both languages, without accents. */
const WORDS = `
password passwort passwd pass passcode passphrase mypassword newpassword contrasena micontrasena contrasenia clave miclave claves claveunica
nuevaclave acceso entrar entra secreto secreta secret admin administrador administrator administradora root usuario user usuaria guest invitado
invitada default test tester testing prueba pruebas ejemplo example demo login signin logon welcome bienvenido bienvenida hello hola holahola
changeme changeit cambiame postgres minioadmin mysql oracle cambiar temporal temp private privado privada access letmein openup opensesame abretesesamo whatever nothing nada loquesea
none null undefined blank computer computador computadora internet windows google facebook instagram youtube whatsapp twitter tiktok netflix
microsoft apple iphone android samsung nokia motorola huawei linux server servidor oficina office trabajo work empresa company casa hogar home
iloveyou loveyou ilove love lovely teamo tequiero amor amores miamor amorcito mivida corazon sweetheart princess princesa prince principe
queen reina king elrey angel angelito angelita bebe baby babygirl babyboy hermosa hermoso bonita bonito linda lindo beautiful sexy
mama papa mami papi mamita papito familia family madre padre mother father hijo hija hermano hermana brother sister abuelo abuela amigo amiga
amigos friends friend bestfriend sunshine sol luna moon estrella estrellas star starwars cielo heaven dios jesus jesucristo cristo christ god
maria virgenmaria espiritu santo bendicion blessed gracias thanks thankyou please porfavor felicidad happy happiness feliz alegria suerte lucky
football futbol soccer baseball basketball tenis tennis golf hockey rugby boxeo colocolo udechile lau launica catolica cruzados wanderers
everton cobreloa palestino huachipato barcelona realmadrid madrid bocajuniors boca riverplate chelsea arsenal liverpool juventus messi ronaldo
alexis arturovidal zamorano salas maradona pele batman superman spiderman ironman pokemon pikachu naruto goku dragonball mario sonic zelda
minecraft fortnite roblox matrix trustno master maestro maestra boss jefe jefa monkey mono dragon tiger tigre lion leon leona shadow sombra
wolf lobo eagle aguila condor huemul puma panther pantera dolphin delfin butterfly mariposa flower flor flores rosa rosas perro perrito gato
gatito caballo horse kitty doggy chocolate cookie galleta cheese queso banana manzana orange naranja limon sandia cereza cherry pepper coffee
cafe vino cerveza beer pisco piscola empanada completo dinero money plata oro gold silver diamond diamante
summer verano winter invierno spring primavera autumn otono lunes martes miercoles jueves viernes sabado domingo monday tuesday wednesday
thursday friday saturday sunday enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre january
february march april june july august september october november december
chile chileno chilena vivachile santiago valparaiso concepcion vinadelmar temuco antofagasta laserena rancagua iquique arica puntaarenas
puertomontt chiloe patagonia america sudamerica mexico argentina espana colombia venezuela brasil peru bolivia ecuador uruguay paraguay london
paris newyork california usa
juan juanito pedro pablo diego jose joseluis miguel carlos luis jorge andres felipe sebastian nicolas matias cristian cristobal francisco
francisca javier javiera rodrigo alejandro alejandra daniel daniela gabriel gabriela fernando fernanda ricardo roberto eduardo antonio antonia
manuel ignacio vicente martin tomas benjamin joaquin maximiliano agustin camila catalina valentina constanza carolina claudia andrea paula
patricia monica sofia isidora martina florencia emilia josefa trinidad barbara veronica marcela lorena paola ximena michael jennifer jessica
michelle ashley amanda nicole thomas robert william charlie jordan hunter george andrew joshua matthew anthony
qwertyuiop qazwsx qwerty asdfgh zxcvbn abcdef abcde abcd azerty dvorak superhero freedom libertad peace paz power poder forever siempre
always nunca never blink metallica nirvana beatles eminem music musica guitar guitarra rocknroll mustang ferrari porsche mercedes yamaha honda
toyota chevrolet killer asesino pirata pirate ninja samurai guerrero warrior soldier soldado police policia bombero hacker cracker
fojas foja miscuadernos cuaderno cuadernos notebook notebooks documento documentos fuente fuentes expediente expedientes
abogado abogada abogados abogadas lawyer lawyers attorney derecho derechos law legal leyes ley justicia justice juez jueza judge
tribunal tribunales corte court cortesuprema suprema supreme constitucion constitution codigo codigocivil codigopenal civil penal laboral
notario notaria notary conservador escritura contrato contratos contract arriendo sentencia jurisprudencia doctrina litigio demanda demandante
demandado estudio estudiojuridico bufete lawfirm procurador procuradora receptor fiscal fiscalia defensor defensoria poderjudicial
`;
/** Runs of neighbouring keys, and the alphabet. */
const RUNS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'qweasdzxc',
];
const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }; // prettier-ignore
/** Digits and signs around a word that make it no better, digits alone that are soon all tried, and letters from which a run of keys is one. */
const [AROUND, DIGITS, RUN] = [6, 8, 4] as const;

/** How many words there are. */
export const WORD_COUNT = WORDS.trim().split(/\s+/).length;
const words = new Set(WORDS.trim().split(/\s+/));

const plain = (typed: string): string =>
  typed.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s/g, '');
const unmasked = (text: string): string => text.replace(/[013457@$!]/g, (sign) => LEET[sign]!);
const bare = (text: string): string => text.replace(/^\P{L}+/u, '').replace(/\P{L}+$/u, '');
const isRun = (text: string): boolean =>
  text.length >= RUN && RUNS.some((run) => run.includes(text) || [...run].reverse().join('').includes(text));

/**
 * Whether a password is among the first that somebody would try: a well-known word of either language or of lawyers, or one of its owner's (`own`: e-mail,
 * name), however it is written in capitals, accents and digits for letters, with up to six digits or signs around it, once or twice over; neighbouring keys;
 * a few characters over and over; up to eight digits. The list and its rules are ours.
 */
export function isCommon(typed: string, own: readonly string[]): boolean {
  const text = plain(typed);
  if (/^(.{1,4})\1+$/su.test(text)) return true;
  // A picture counts as a letter does: eight of them are no row of digits with signs around it.
  const figures = text.replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '');
  if (/^\d*$/.test(figures) && figures.length <= DIGITS) return true;
  const cores = new Set([text, bare(text), bare(unmasked(text)), unmasked(bare(text))]);
  const owned = new Set(own.flatMap(namesIn));
  return [...cores].some((core) => {
    if (core === '' || [...text].length - [...core].length > AROUND) return false;
    const half = core.slice(0, core.length / 2);
    const word = half + half === core ? half : core;
    return words.has(word) || owned.has(word) || isRun(core);
  });
}

/** An e-mail, what stands before its @, and the words of a name, alone and joined. */
function namesIn(own: string): string[] {
  const text = plain(own);
  const parts = own.split(/[\s@.]+/).map((part) => bare(plain(part)));
  return [text, bare(text.split('@')[0]!), ...parts].filter((name) => name.length >= RUN);
}
