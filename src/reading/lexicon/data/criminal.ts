/** Concepts of a field of law: how statutes and contracts say it, and how people ask. Ours. */
export const CRIMINAL = `
[homicide]
ley: homicidio; el que mate a otro; homicidio calificado; alevosía; premeditación conocida
gente: matar; asesinar; asesinato; dar muerte; mató; asesino
law: homicide; murder; manslaughter
people: kill; killed; killing

[family-homicide]
ley: parricidio; femicidio; el que mate a su padre; conviviente
gente: matar a la señora; matar a la pareja; matar a su mujer; matar a la esposa; matar a un hijo; matar al padre
law: parricide; femicide
people: kill his wife

[bodily-harm]
ley: lesiones; lesiones graves; lesiones menos graves; herir, golpear o maltratar de obra; mutilación; castrare
gente: pegar; golpear; pegarle a alguien; pelea; combo; herida; puñalada; golpiza; cuchillazo; dejar herido
law: bodily injury; assault; battery
people: hit someone; beat up; punch

[threats]
ley: amenazas; amenazare seriamente; amenazas de atentado; intimidación
gente: amenazar; amenaza; me amenazó; amenazan
law: threats; intimidation
people: threaten; threatened

[theft]
ley: hurto; apropiarse de cosa mueble ajena; sin la voluntad de su dueño; ánimo de lucrarse
gente: robar; robo en una tienda; robar supermercado; llevarse algo sin pagar; sacar cosas
law: theft; larceny
people: steal; stealing; shoplifting

[robbery]
ley: robo con violencia o intimidación; robo con fuerza; robo por sorpresa
gente: asaltar; asalto; robar con pistola; portonazo; cogoteo; robar cartera; cartera; asaltante
law: robbery
people: mugged; rob

[burglary]
ley: robo en lugar habitado; lugar destinado a la habitación; escalamiento; fractura
gente: entrar a robar; entrar a robar a una casa; robo de casa; robar en una casa
law: burglary; breaking and entering
people: break into a house

[fraud]
ley: estafa; estafas; defraudar; engaño; defraudación
gente: estafar; me estafaron; cuento del tío; embaucar; engañar para sacar plata; timo
law: fraud; swindling; deceit
people: scam; scammed; con

[misappropriation]
ley: apropiación indebida; apropiarse o distraer; obligación de entregarla o devolverla
gente: quedarse con plata ajena; no devolver lo prestado; quedarse con algo prestado; quedarse con dinero
law: misappropriation; conversion
people: keep money that isn't yours

[stolen-goods]
ley: receptación; especies hurtadas o robadas; conociendo su origen
gente: comprar cosas robadas; vender cosas robadas; celular robado; comprar robado
law: receiving stolen goods
people: buy stolen

[forgery]
ley: falsificación; instrumento público; instrumento privado; falsedad; contrahaciendo
gente: documento falso; falsificar; firma falsa; falsificar la firma; papeles falsos; billetes falsos
law: forgery; false instrument; counterfeiting
people: fake; forged signature

[bribery]
ley: cohecho; soborno; beneficio económico; empleado público
gente: coima; coimear; coimas; pagar a un funcionario; sobornar; plata a un funcionario
law: bribery; bribe
people: pay off an official

[public-embezzlement]
ley: malversación de caudales públicos; malversación; fraude al fisco; caudales o efectos públicos
gente: funcionario roba; robar plata del estado; usar plata pública; plata fiscal
law: embezzlement of public funds; malversation
people: steal public money

[perjury]
ley: falso testimonio; perjurio; faltare a la verdad
gente: mentir en un juicio; testigo miente; mentir al juez; jurar en falso
law: perjury; false testimony
people: lie in court; lying witness

[obstruction]
ley: obstrucción a la investigación; denuncia calumniosa; quebrantamiento de condena; evasión
gente: acusar falsamente; denuncia falsa; fugarse; escapar de la cárcel; arrancarse
law: obstruction; malicious prosecution; escape
people: false report; escape from prison

[rape]
ley: violación; acceder carnalmente; acceso carnal
gente: violar; violador; forzar sexualmente; relaciones sin consentimiento
law: rape
people: forced sex

[sexual-abuse]
ley: abuso sexual; estupro; acción sexual; menor de catorce años; pornográfico
gente: abusar de un menor; tocar a un niño; abusador; abusar; menor de edad relaciones
law: sexual abuse; statutory rape
people: molest; child abuse

[kidnapping]
ley: secuestro; encerrar o detener privándole de su libertad; sustracción de menores; detención ilegal
gente: raptar; rapto; secuestrar; llevarse a un niño; encerrar a alguien
law: kidnapping; abduction; unlawful detention
people: kidnap; lock up

[arson]
ley: incendio; el que incendiare; estragos
gente: quemar; prender fuego; quema; incendiar
law: arson; fire
people: set fire; burn

[criminal-damage]
ley: daños; delito de daños; daño en la propiedad
gente: romper cosas ajenas; rayar; vandalismo; quebrar vidrios; destruir; romper
law: criminal damage; destruction of property
people: vandalism; break things

[home-trespass]
ley: violación de morada; entrare en morada ajena; morada ajena; allanamiento
gente: entrar a una casa ajena; entrar sin permiso a una casa; meterse a la casa
law: trespass; unlawful entry
people: enter someone's house

[squatting]
ley: usurpación; ocupare una cosa inmueble; bien raíz
gente: toma de terreno; ocupantes ilegales; okupas; tomarse una casa; tomarse un terreno
law: usurpation; unlawful occupation
people: squatters; squatting

[privacy-crime]
ley: violación de correspondencia; conversaciones o hechos de carácter privado; apertura de cartas
gente: leer correos ajenos; grabar conversación; grabar a alguien; abrir cartas; revisar el correo de otro; fotos íntimas
law: breach of privacy; interception
people: read my mail; record someone

[self-defence]
ley: legítima defensa; agresión ilegítima; necesidad racional del medio empleado; falta de provocación suficiente; obra en defensa
gente: defenderse; defensa propia; me defiendo; matar a un ladrón; disparar a un ladrón
law: self-defence; lawful defence
people: defend myself

[not-liable]
ley: exentos de responsabilidad criminal; loco o demente; privado totalmente de razón; miedo insuperable; menor de dieciocho años
gente: enfermo mental; locura; loco; inimputable; menor de edad delincuente; no va preso; libre de culpa
law: exempt from criminal liability; insanity
people: crazy; mentally ill

[mitigating]
ley: circunstancias atenuantes; irreprochable conducta anterior; reparar con celo el mal causado; atenúan la responsabilidad
gente: rebajar la pena; rebaja de pena; primera vez; arrepentirse; bajar la condena; pena menor
law: mitigating circumstances
people: lighter sentence

[aggravating]
ley: circunstancias agravantes; agravan la responsabilidad; reincidencia; reincidente
gente: aumentar la pena; más grave; pena mayor; volver a delinquir; repetir el delito
law: aggravating circumstances; recidivism
people: heavier sentence

[accomplices]
ley: cómplices; encubridores; autores; cooperan a la ejecución
gente: ayudar a cometer; ayudar a esconder; esconder a un delincuente; ayudar a un ladrón; participar en un delito
law: accomplice; accessory; co-perpetrator
people: helped the criminal

[attempt]
ley: tentativa; crimen o simple delito frustrado; principio a la ejecución
gente: intentar; intento; no alcanzó; no logró; fracasó
law: attempt; attempted
people: tried to

[defamation]
ley: injuria; calumnia; deshonra, descrédito o menosprecio; imputación
gente: insultar; hablar mal de alguien; difamar; funar; mentir sobre alguien; insulto; garabatos
law: libel; slander; defamation
people: insult; bad-mouth

[abortion]
ley: aborto; interrupción del embarazo; interrupción voluntaria
gente: abortar; interrumpir el embarazo
law: abortion
people: end a pregnancy

[imprisonment]
ley: presidio; reclusión; prisión; penas privativas de libertad; relegación
gente: cárcel; preso; años de cárcel; condena; ir preso; encarcelar; castigo
law: imprisonment; confinement
people: jail; prison

[crime-prescription]
ley: prescripción de la acción penal; extinción de la responsabilidad penal; prescribe respecto de los crímenes
gente: cuándo prescribe un delito; hasta cuándo perseguir un delito; delito antiguo
law: limitation of criminal action
people: old crime
`;
