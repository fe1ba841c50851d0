/** Concepts of criminal: how the law says it, how people ask, and where it stands. Ours; not read by a lawyer yet. */
export const CRIMINAL = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[criminal-crime-definition]
ley: acción u omisión voluntaria; penada por la ley; reputan siempre voluntarias; responsable de delito
gente: hacerlo a propósito; delito intencional; adrede; actuar con mala intención; dolo en un delito; cometió el delito a propósito
law: criminal intent; voluntary act or omission; elements of a crime
people: what counts as a crime; intentional crime
donde: Código Penal art. 1

[criminal-negligence-quasi-crime]
ley: cuasidelito; imprudencia temeraria; mera imprudencia o negligencia; a mediar malicia
gente: sin intención mató; fue un accidente con muerto; delito sin querer; negligencia con lesiones; cuasidelito de homicidio; lo atropelló sin querer; imprudencia con muerte; homicidio culposo; descuido que mató
law: criminal negligence; reckless imprudence; negligent homicide
people: killed by accident; hurt by carelessness
donde: Código Penal art. 2, 490, 492

[criminal-medical-negligence]
ley: médico, cirujano, farmacéutico; flebotomiano o matrona; negligencia culpable; desempeño de su profesión
gente: negligencia médica delito; el doctor lo mató; médico se equivocó; mala praxis; error médico; querella contra un médico; murió en la clínica por culpa
law: medical malpractice; negligent practice
people: doctor's mistake; malpractice
donde: Código Penal art. 491

[criminal-classification]
ley: crímenes, simples delitos y faltas; atendida su gravedad
gente: diferencia entre crimen y delito; qué es un simple delito; delito grave o leve; tipos de delitos
law: felonies, misdemeanours and petty offences
people: types of crimes; felony or misdemeanor
donde: Código Penal art. 3, 21

[criminal-territory]
ley: obligatoria para todos los habitantes; inclusos los extranjeros; mar territorial; fuera del territorio de la República
gente: delito en el extranjero; cometió el delito en otro país; juzgar a un chileno afuera; extranjero comete delito; delito fuera de Chile
law: territorial jurisdiction; crimes committed abroad
people: crime in another country; foreigner commits a crime
donde: Código Penal art. 5, 6; Código Orgánico de Tribunales art. 6

[criminal-attempt]
ley: tentativa; delito frustrado; principio a la ejecución; crimen o simple delito consumado
gente: intentó matar; trató de robar; no alcanzó a robar; intento de homicidio; delito no terminado; lo pillaron antes de robar; casi me mata; quiso robar y no pudo
law: frustrated crime; attempted crime
people: tried to kill; attempted robbery
donde: Código Penal art. 7, 51, 52

[criminal-conspiracy]
ley: conspiración; se conciertan para la ejecución; desistimiento de la ejecución; proposición para cometer
gente: planear un delito; planearon matar; ponerse de acuerdo para delinquir; preparar un asalto; complot; le propuso cometer el delito
law: criminal conspiracy; solicitation of a crime
people: plan a crime; plotting a crime
donde: Código Penal art. 8

[criminal-retroactivity]
ley: pena señalada por ley promulgada con anterioridad; menos rigurosa; exima tal hecho de toda pena; con anterioridad a su perpetración
gente: cambió la ley penal; ley más favorable; ley nueva y condena antigua; me aplican la ley vieja; rebajaron la pena después; retroactiva ley penal; antes no era delito y ahora sí
law: non-retroactivity; more lenient law; nullum crimen
people: the law changed; new law after the crime
donde: Código Penal art. 18; Constitución Política art. 19

[criminal-insanity]
ley: loco o demente; intervalo lúcido; privado totalmente de razón; exentos de responsabilidad criminal; enajenado mental
gente: está loco y mató; enfermo mental delito; inimputable; psicosis delito; brote sicótico; sin conciencia de sus actos; demente preso; esquizofrénico mató; demencia y delito; estaba loco cuando lo hizo
law: insanity; exempt from criminal liability; unsound mind
people: insanity defence; mentally ill criminal; crazy killer
donde: Código Penal art. 10; Código Procesal Penal art. 455, 458

[criminal-age-of-liability]
ley: responsabilidad de los adolescentes; exentos de responsabilidad criminal
gente: a qué edad se puede ir preso; menor de edad delito; niño mató; mi hijo de 13 robó; cabro chico robando; desde qué edad responde; edad penal; imputabilidad penal
law: age of criminal responsibility; minor under eighteen
people: child committed a crime; how old to go to jail
donde: Código Penal art. 10; Ley 20.084 art. 3

[criminal-self-defence]
ley: defensa de su persona o derechos; agresión ilegítima; necesidad racional del medio empleado; falta de provocación suficiente
gente: defensa propia; legítima defensa; me defendí a golpes; maté en defensa; defenderse de un asalto; puedo defenderme del agresor; le pegué para defenderme; me atacó primero
law: self-defence; unlawful aggression; reasonable necessity
people: defend myself; he attacked me first
donde: Código Penal art. 10

[criminal-home-defence]
ley: legítima defensa; se presumirá legalmente; casa, departamento u oficina habitados; cualquiera que sea el daño que se ocasione al agresor; rechaza el escalamiento
gente: matar a un ladrón; disparar a un ladrón; ladrón en mi casa; entraron a mi casa y disparé; defender mi casa; pegarle al ladrón; legítima defensa privilegiada; puedo dispararle si entra
law: presumed self-defence; defence of dwelling
people: shoot a burglar; kill an intruder
donde: Código Penal art. 10

[criminal-defence-of-relatives]
ley: persona o derechos de su cónyuge; conviviente civil; parientes consanguíneos; defensa de la persona y derechos de un extraño; venganza, resentimiento
gente: proteger a mi familia de un agresor; defendí a mi hermano; defender a un desconocido; defendí a mi hijo; meterme en una pelea para defender
law: defence of others; defence of relatives
people: protect my family; defend a stranger
donde: Código Penal art. 10

[criminal-police-force]
ley: legítima defensa privilegiada; Fuerzas de Orden y Seguridad Pública; funciones de orden público y seguridad; uso racional; en razón de su cargo
gente: ley naín retamal; carabinero disparó; paco mató; uso de armas por carabineros; gatillo fácil; policía dispara en servicio; uso de la fuerza policial; carabinero se defendió
law: privileged self-defence of police; use of force
people: police shooting; cop shot someone
donde: Ley 21.560 art. 1, 2; Código Penal art. 10

[criminal-necessity]
ley: evitar un mal; mal que se trata de evitar; mal grave; realidad o peligro inminente; otro medio practicable y menos perjudicial; daño en la propiedad ajena
gente: estado de necesidad; robar por hambre; rompí para salvar; no tenía otra opción; mujer maltratada mató a su marido; tuve que romper la puerta; lo hice para salvar una vida
law: state of necessity; imminent danger
people: stole from hunger; broke in to save
donde: Código Penal art. 10, 145

[criminal-duress]
ley: violentado por una fuerza irresistible; impulsado por un miedo insuperable; miedo insuperable; fuerza irresistible
gente: me obligaron a robar; lo hice por miedo; me amenazaron para que lo hiciera; obligado a delinquir; me pusieron una pistola; actué bajo presión
law: irresistible force; insurmountable fear; criminal duress
people: under threat; forced to commit a crime
donde: Código Penal art. 10

[criminal-duty-exercise]
ley: ejercicio legítimo de un derecho, autoridad, oficio o cargo; caso fortuito; mero accidente; causa legítima o insuperable; obra en cumplimiento de un deber
gente: cumplía órdenes; era mi trabajo hacerlo, delito; orden del jefe delito; fue un accidente sin culpa; actué en mi oficio; guardia reduce a ladrón
law: performance of duty; lawful exercise of a right; mere accident
people: just doing my job; following orders
donde: Código Penal art. 10

[criminal-mitigating]
ley: circunstancias atenuantes; arrebato y obcecación; provocación o amenaza; vindicación próxima; por celo de la justicia
gente: atenuantes; bajar la pena; rebaja de condena; menos años de cárcel; lo provocaron y le pegó; se enojó y lo mató; ataque de celos; se arrepintió del delito
law: mitigating circumstances
people: lighter sentence; reduced sentence
donde: Código Penal art. 11

[criminal-clean-record]
ley: conducta anterior del delincuente; irreprochable conducta anterior; ha sido irreprochable
gente: primera vez que delinque; papeles limpios; papeles de antecedentes limpios; nunca he estado preso; primerizo; no tenía antecedentes penales; conducta intachable delito; no tengo antecedentes y me acusan
law: unblemished prior conduct; no prior record
people: first offence; first-time offender; clean record
donde: Código Penal art. 11

[criminal-collaboration-reparation]
ley: reparar con celo el mal causado; colaborado sustancialmente al esclarecimiento de los hechos; denunciado y confesado
gente: confesar rebaja la pena; cooperar con la investigación; consignar plata a la víctima; entregarse a la policía; reparar el daño al ofendido; colaboré con la fiscalía; depositar plata para bajar la pena
law: substantial cooperation; zealous reparation; confession of the crime
people: confess for less time; turn myself in; cooperate with police
donde: Código Penal art. 11

[criminal-aggravating]
ley: circunstancias agravantes; premeditación conocida; abuso de confianza; auxilio de gente armada; prevalerse del carácter público; de noche o en despoblado
gente: agravantes; aumenta la pena; subir la pena; pena más alta; más años de cárcel; lo hizo de noche; actuó sobre seguro; con ensañamiento
law: aggravating circumstances
people: heavier sentence; harsher sentence
donde: Código Penal art. 12

[criminal-hate-motive]
ley: motivado por la ideología, opinión política, religión o creencias; orientación sexual; identidad de género; nación, raza, etnia; discapacidad que padezca
gente: crimen de odio; le pegaron por gay; lo golpearon por ser migrante; ataque homofóbico; ataque racista; agredida por ser trans; delito por discriminación
law: hate crime; discriminatory motive
people: attacked for being gay; racist attack
donde: Código Penal art. 12; Ley 20.609 art. 17

[criminal-kinship]
ley: circunstancia atenuante o agravante; cónyuge, pariente por consanguinidad o afinidad; naturaleza y accidentes del delito; padre o hijo natural
gente: delito entre parientes; le robó al papá; pegarle a un familiar; el agresor es de la familia
law: mixed circumstance; kinship as circumstance
people: crime against a relative
donde: Código Penal art. 13, 489

[criminal-recidivism]
ley: cometido el delito mientras cumple una condena; condenado anteriormente; delito de la misma especie
gente: volver a delinquir; repitió el delito; ya estuvo preso antes; segunda vez que roba; tiene condenas anteriores; lo pillaron de nuevo; reincidente delito; reincidente preso; otra vez robando
law: recidivism; repeat offender; prior convictions
people: again committed; reoffend
donde: Código Penal art. 12, 92, 104

[criminal-group-crime]
ley: agrupación u organización de dos o más personas; asociación delictiva o criminal; formando parte de una agrupación
gente: cometer el delito en grupo; delito en banda; patota; entre varios delinquieron; pandilla
law: acting as a group; gang aggravation
people: gang crime
donde: Ley 20.000 art. 19; Código Penal art. 449 bis

[criminal-principals]
ley: se consideran autores; toman parte en la ejecución; fuerzan o inducen directamente a otro; concertados para su ejecución; presencian sin tomar parte inmediata
gente: autor del delito; el que manda a matar; sicario; autor intelectual; contrató a un sicario; quién es culpable si fueron varios; mandó a pegarle; manejaba el auto del asalto; loro del robo
law: perpetrator; instigator; principal offender
people: hitman; mastermind
donde: Código Penal art. 14, 15

[criminal-accomplices]
ley: cómplices; cooperan a la ejecución del hecho; actos anteriores o simultáneos
gente: ayudar a un ladrón; ayudó a cometer el delito; cómplice; le presté el auto para robar; colaboró en el asalto; pena del cómplice; ayudante del delito
law: accomplice; aiding and abetting
people: helped the criminal
donde: Código Penal art. 16, 51

[criminal-cover-up]
ley: encubridores; aprovechándose por sí mismos; ocultando o inutilizando el cuerpo; albergando, ocultando o proporcionando la fuga; encubrimiento
gente: esconder a un delincuente; encubrir; encubrió a su hijo; esconder el arma; botar la evidencia; ayudar a arrancar; esconder a un prófugo; encubrir a un familiar; pueden castigar a la mamá por esconderlo
law: accessory after the fact; harbouring
people: hid the criminal; hide the weapon
donde: Código Penal art. 17, 52

[criminal-penalty-scale]
ley: escala general; presidio mayor; presidio menor; relegación; penas de crímenes; penas de simples delitos
gente: cuántos años de cárcel; qué penas existen; ir preso; pena de cárcel; años de presidio; qué castigo por el delito; cuántos años le dan; cuánta condena le toca
law: scale of penalties; imprisonment
people: how many years in jail; prison sentence
donde: Código Penal art. 21, 25, 56

[criminal-degree-duration]
ley: grado mínimo; grado medio; grado máximo; sesenta y uno a quinientos cuarenta días; cinco años y un día; tabla demostrativa
gente: cuánto es presidio menor; cuánto dura presidio mayor; 541 días; 3 años y un día; cinco años y un día; qué significa grado máximo; cuántos años es grado medio
law: minimum degree; medium degree; maximum degree
people: how long is each degree
donde: Código Penal art. 25, 56

[criminal-life-imprisonment]
ley: presidio perpetuo calificado; presidio perpetuo; privación de libertad del condenado de por vida; cuarenta años de privación de libertad efectiva
gente: cadena perpetua; preso toda la vida; perpetua efectiva; cuándo sale con perpetua; morir en la cárcel; pena de muerte; pena capital
law: life imprisonment; qualified life imprisonment
people: life sentence; death penalty
donde: Código Penal art. 32, 32 bis

[criminal-accessory-penalties]
ley: inhabilitación absoluta perpetua; cargos y oficios públicos; derechos políticos; profesiones titulares; suspensión de cargo u oficio público; penas accesorias
gente: condenado puede votar; perder el derecho a voto por condena; trabajar en lo público condenado; penas accesorias; inhabilitado para cargos públicos; perder el título por un delito
law: disqualification from public office; accessory penalties
people: can a convict vote; lose political rights
donde: Código Penal art. 27, 28, 29, 30, 38, 40

[criminal-child-work-ban]
ley: inhabilitación absoluta; relación directa y habitual con personas menores de edad; ámbitos educacionales; sección especial
gente: registro de pedófilos; condenado por abuso trabaja con niños; registro de inhabilidades; inhabilidad para trabajar con menores; pedófilo en un colegio; consultar inhabilidades; profesor con antecedentes de abuso; ley 20.594
law: disqualification from working with minors
people: sex offender registry; ban from working with children
donde: Código Penal art. 39 bis, 39 ter, 372; Ley 20.594 art. 1

[criminal-fine-unpaid]
ley: satisfacer la multa; no tuviere bienes; vía de sustitución y apremio; un tercio de unidad tributaria mensual; servicios en beneficio de la comunidad; sustitución y apremio
gente: no puedo pagar la multa penal; multa impaga cárcel; preso por no pagar multa; cambiar la multa por trabajo comunitario; multa por cárcel; no tengo para la multa
law: substitution of unpaid fine; community service
people: jail for unpaid fine; cannot pay the fine
donde: Código Penal art. 49, 49 bis, 49 ter

[criminal-fine-instalments]
ley: caudal o facultades del culpable; límite que no exceda del plazo de un año; pagar por parcialidades
gente: pagar la multa en cuotas; multa penal en cuotas; rebajar la multa del juez; cuánto es la multa penal; multa muy cara
law: payment of fine in instalments
people: pay the fine in installments
donde: Código Penal art. 25, 70

[criminal-confiscation]
ley: comiso; pérdida de los efectos; instrumentos con que se ejecutó; ganancias provenientes; pertenezcan a un tercero no responsable
gente: me quitaron el auto por un delito; decomiso; incautado por el delito; pierdo mis cosas por el delito; decomisaron la plata; recuperar lo decomisado; confiscar
law: confiscation of proceeds; criminal forfeiture
people: seized my car; confiscate
donde: Código Penal art. 31, 24 bis, 24 ter

[criminal-time-served]
ley: duración de las penas; desde el día de la aprehensión; privado de libertad; servir de abono
gente: abonar los días preso; días de preventiva se descuentan; abono de condena; tiempo que ya estuvo preso; restar los días detenido; arresto domiciliario se abona
law: credit for time served
people: time already served
donde: Código Penal art. 26; Código Procesal Penal art. 348

[criminal-individualization]
ley: número y entidad de las circunstancias atenuantes y agravantes; mayor o menor extensión del mal; dos o más circunstancias atenuantes; ninguna agravante; podrá imponer la pena inferior
gente: cómo se calcula la pena; rebajar un grado; cuánto me baja con atenuantes; determinar la condena; calcular los años; qué pena le pueden dar con atenuantes
law: determination of penalty; sentencing rules
people: how is the sentence calculated
donde: Código Penal art. 65, 66, 67, 68, 68 bis, 69

[criminal-concurrence]
ley: culpable de dos o más delitos; todas las penas correspondientes; un solo hecho constituya dos o más delitos; medio necesario para cometer el otro; pena mayor asignada al delito más grave
gente: varios delitos juntos; se suman las penas; sumar las condenas; dos delitos a la vez; concurso de delitos; un delito para cometer otro
law: concurrence of offences; cumulative sentences
people: several crimes; consecutive sentences
donde: Código Penal art. 74, 75; Código Procesal Penal art. 351

[criminal-incomplete-exemption]
ley: falta de alguno de los requisitos; uno, dos o tres grados al mínimo; mayor número de ellos; el hecho no fuere del todo excusable
gente: defensa propia exagerada; se pasó al defenderse; exceso en la defensa; eximente incompleta; defensa a medias; desproporcionada la defensa
law: incomplete defence; excessive self-defence
people: went too far defending
donde: Código Penal art. 11, 73

[criminal-banishment]
ley: relegación; destierro; expulsión del reo; extrañamiento o confinamiento
gente: pena de destierro; expulsar del país por condena; mandar a otra ciudad como pena; exilio como pena; relegado a otra ciudad
law: banishment; internal exile; relegation
people: exiled as punishment
donde: Código Penal art. 33, 34, 35, 36

[criminal-breach-of-sentence]
ley: quebrantaren; quebrantamiento de condena; sentenciados que quebrantaren
gente: se fugó de la cárcel; arrancarse de la cárcel; no cumplió la condena; prófugo condenado; no volvió del permiso; se escapó del penal; quebrantar la condena
law: breach of sentence; escape of convict
people: escaped from jail; broke his sentence
donde: Código Penal art. 90, 91

[criminal-liability-extinction]
ley: responsabilidad penal se extingue; muerte del responsable; cumplimiento de la condena; amnistía; perdón del ofendido
gente: se murió el imputado; muere el acusado; murió el condenado; amnistía; cuándo se acaba la responsabilidad penal; fin de la condena; perdonar al que me hizo daño; puedo perdonarlo
law: extinction of criminal liability; amnesty; pardon of the victim
people: accused died; forgive the offender
donde: Código Penal art. 93
no: amnistía tributaria; amnistía migratoria

[criminal-prescription-crime]
ley: acción penal prescribe; crímenes a que la ley impone; simples delitos, en cinco años; faltas, en seis meses
gente: cuándo prescribe un delito; delito prescrito; prescripción de un robo; ya pasaron muchos años del delito; plazo para denunciar un delito; caduca el delito; a los cuántos años no lo pueden meter preso; se pasó el tiempo para denunciar; puedo denunciar después de años; pasaron años desde el robo
law: statute of limitations; prescription of criminal action
people: how long to report a crime; too late to prosecute; old crime
donde: Código Penal art. 94, 95

[criminal-no-prescription-child-sex]
ley: no prescribirá la acción penal; imprescriptible; al momento de la perpetración del hecho; víctima fuere menor de edad
gente: me abusaron cuando chico; abuso sexual hace años; denunciar abuso de la infancia; prescribe el abuso sexual de menores; delito imprescriptible; abusaron de mí cuando era niña; derecho al tiempo; me tocaban cuando era niña; me violaron de niña
law: no limitation for sexual crimes against minors
people: abused as a child years ago
donde: Código Penal art. 94 bis; Ley 21.160 art. 1

[criminal-prescription-interruption]
ley: prescripción se interrumpe; perdiéndose el tiempo transcurrido; se suspende desde que el procedimiento se dirige; se paraliza su prosecución por tres años
gente: se interrumpe la prescripción penal; cometió otro delito y no prescribe; la querella corta la prescripción; suspende la prescripción del delito; se corta el plazo de prescripción penal
law: interruption of limitation; suspension of limitation
people: stop the clock on a crime
donde: Código Penal art. 96, 100

[criminal-prescription-penalty]
ley: penas impuestas por sentencia ejecutoria prescriben; prescripción de la pena; desde la fecha de la sentencia de término; quebrantamiento de la condena
gente: prescribe la condena; condena antigua sin cumplir; prescripción de la condena; prófugo muchos años; ya no me pueden meter preso por la condena; orden de captura antigua
law: limitation of penalties
people: old sentence never served
donde: Código Penal art. 97, 98, 99

[criminal-half-prescription]
ley: transcurrido la mitad del que se exige; media prescripción; revestido de dos o más circunstancias atenuantes muy calificadas; prescripción gradual
gente: media prescripción; se entregó después de años; rebaja por el tiempo transcurrido; pasó la mitad del plazo
law: gradual limitation
people: half of the limitation period
donde: Código Penal art. 103

[criminal-ex-convict-office]
ley: inhabilidades legales provenientes de crimen o simple delito; sólo durarán el tiempo requerido para prescribir la pena
gente: cuánto dura la inhabilidad por condena; condenado quiere ser funcionario; hasta cuándo inhabilitado por delito
law: duration of disqualification
people: how long barred from office
donde: Código Penal art. 105

[criminal-simple-homicide]
ley: homicidio; homicidio simple
gente: matar a alguien; mataron a mi hermano; asesinaron; lo mató a puñaladas; homicidio simple; cuántos años por matar; mató a balazos; mataron a mi hijo; le dispararon y murió; lo apuñalaron
law: homicide; murder; manslaughter
people: killed someone; how many years for murder
donde: Código Penal art. 391
no: perro; gato; animal

[criminal-aggravated-homicide]
ley: homicidio calificado; alevosía; premio o promesa remuneratoria; ensañamiento; premeditación conocida; por medio de veneno
gente: asesinato planeado; mató por plata; envenenar a alguien; mató por la espalda; pagó para que lo mataran; mandó matar por dinero; matar con crueldad; asesinato a sangre fría
law: qualified homicide; murder with premeditation; treachery; poison
people: contract killing; poisoned someone
donde: Código Penal art. 391

[criminal-parricide]
ley: parricidio; conociendo las relaciones que los ligan; mate a su padre, madre o hijo
gente: mató a su papá; mató a su mamá; mató a su hijo; hijo mató al padre; mujer mató al marido; matar a un familiar; mató a sus padres
law: parricide
people: killed his father; killed her husband; killed his son
donde: Código Penal art. 390

[criminal-femicide]
ley: femicidio; hombre que matare a una mujer; hijo en común
gente: mató a su mujer; mató a su polola; mató a su ex; asesinó a la señora; femicida; matar a la pareja; la mató por celos
law: femicide
people: killed his wife; killed his girlfriend
donde: Código Penal art. 390 bis

[criminal-femicide-gender]
ley: en razón de su género; por haberse negado a establecer; ejerza la prostitución; con motivo de su orientación sexual; menosprecio en razón de género
gente: mató a una mujer desconocida; femicidio sin ser pareja; la mató por decirle que no; mató a una trabajadora sexual; crimen por ser lesbiana; ley gabriela; femicidio pololeo
law: gender-based femicide
people: killed because she was a woman
donde: Código Penal art. 390 ter

[criminal-femicide-aggravated]
ley: encontrarse la víctima embarazada; presencia de ascendientes o descendientes; violencia física o psicológica habitual; circunstancia agravante de responsabilidad penal para el delito de femicidio
gente: mató a su mujer embarazada; la mató delante de sus hijos; femicidio con niños presentes; agravantes del femicidio; arrebato y femicidio
law: aggravated femicide
people: killed her in front of the children
donde: Código Penal art. 390 quáter, 390 quinquies

[criminal-suicide-femicide]
ley: suicidio femicida; suicidio de una mujer; hechos previos constitutivos de violencia de género; inducción al suicidio
gente: se suicidó por culpa de su pareja; la maltrataba y se mató; violencia que lleva al suicidio; se mató por violencia del marido; ley antonia
law: femicidal suicide; inducement to suicide
people: suicide caused by abuse
donde: Código Penal art. 390 sexies, 393 bis; Ley 21.523 art. 1

[criminal-suicide-assistance]
ley: con conocimiento de causa prestare auxilio a otro para que se suicide; auxilio al suicidio; si se efectúa la muerte
gente: ayudar a suicidarse; ayudó a morir; eutanasia; ayudar a morir a un enfermo; suicidio asistido; desconectar a un enfermo; lo ayudó a matarse
law: assisted suicide; euthanasia
people: help someone die
donde: Código Penal art. 393

[criminal-infanticide]
ley: infanticidio; dentro de las cuarenta y ocho horas después del parto; maten al hijo o descendiente
gente: mató a su guagua recién nacida; matar al recién nacido; mató a la guagua al nacer; madre mató al bebé
law: infanticide
people: killed her newborn
donde: Código Penal art. 394

[criminal-brawl-homicide]
ley: riña o pelea; no constare el autor de la muerte; causaron lesiones graves al occiso; ejercido violencia en su persona
gente: murió en una pelea; muerto en una riña; no se sabe quién lo mató en la pelea; pelea entre varios con muerto; pelea colectiva con muerto
law: homicide in a brawl
people: died in a fight
donde: Código Penal art. 392, 402

[criminal-mutilation]
ley: mutilación; castrare; miembro importante; miembros menos importantes; dedo o una oreja
gente: le cortó un dedo; le cortaron la mano; le sacaron un ojo; mutilar; le cortó la oreja; perdió un dedo en la pelea
law: mutilation; castration
people: cut off a finger; lost an eye
donde: Código Penal art. 395, 396

[criminal-serious-injuries]
ley: lesiones graves; hiriere, golpeare o maltratare de obra; demente, inútil para el trabajo; impotente, impedido de algún miembro; enfermedad o incapacidad para el trabajo por más de treinta días
gente: lo dejó inválido; lesiones graves; licencia de más de treinta días; lo dejaron ciego; quedó parapléjico por la golpiza; fractura por una pelea; le quebró la nariz; le desfiguró la cara; dejó deforme; me quebraron el brazo; me rompieron la cara; quedó en coma
law: serious bodily injury; grievous bodily harm; aggravated assault
people: left him disabled; broke his nose
donde: Código Penal art. 397, 398

[criminal-minor-injuries]
ley: lesiones menos graves; lesiones leves; calidad de las personas y circunstancias del hecho; lesiones no comprendidas
gente: me pegó un combo; pegarle a alguien; le pegaron a mi hijo; moretones; una cachetada; me golpearon en la calle; pelea a combos; agresión física; constatar lesiones; me pegaron entre varios; me pegó el vecino; me agarró a combos; me sacaron la cresta; me sacó la mugre; me pegó una patada; me empujó y me caí; le pegaron a mi hijo en la calle; golpearon a mi hijo
law: minor injuries; assault and battery
people: punched me; beaten up; hit me in the face
donde: Código Penal art. 399, 494
no: trabajo; sueldo; contrato; vacaciones; licencia; despido; permiso; finiquito; sala cuna; echar pega; perder pega

[criminal-injury-aggravated-family]
ley: personas mencionadas en el artículo 5; Ley sobre Violencia Intrafamiliar; pena se aumentará en un grado; premio o promesa remuneratoria
gente: me pegó mi marido; le pegó a su señora; pareja me golpea; lesiones por violencia intrafamiliar; mi ex me pegó; me pega mi pololo; vif con lesiones; mi pareja me pegó; mi marido me empujó; me levantó la mano; me ahorcó mi pareja
law: domestic violence injuries
people: husband hit me; beat his wife
donde: Código Penal art. 400; Ley 20.066 art. 5

[criminal-health-teacher-assault]
ley: profesionales y funcionarios de establecimientos de salud; manipuladores de alimentos; con ocasión o motivo u ocasión del desempeño
gente: le pegaron a un profesor; agredir a un médico; golpearon a la enfermera; apoderado pega a profesora; agresión a funcionario del consultorio; alumno golpea al profe; amenazó al doctor
law: assault on health or education workers
people: hit a teacher; attacked a nurse
donde: Código Penal art. 401 bis

[criminal-dangerous-objects-mail]
ley: enviare cartas o encomiendas explosivas; encomiendas explosivas; afectaren la vida o integridad corporal
gente: paquete bomba; carta bomba; mandaron una bomba; encomienda explosiva
law: letter bomb
people: mail bomb
donde: Ley 17.798 art. 14 D

[criminal-vulnerable-mistreatment]
ley: maltratare corporalmente; niño, niña o adolescente menor de dieciocho años; deber especial de cuidado
gente: maltrato infantil; le pega a su hijo; golpear a los niños; maltrato a los abuelitos; pegan en el asilo; cuidadora maltrata; jardín infantil maltrato; papá me pega; pegarle a un anciano; palmazo a un niño; le pegaron a la abuela; le pega a su mamá; golpean a mi hijo en el jardín
law: abuse of minors, elderly or disabled
people: child abuse; elder abuse; hits his children
donde: Código Penal art. 403 bis; Ley 21.013 art. 1
no: trabajo; sueldo; contrato; vacaciones; licencia; despido; permiso; finiquito; sala cuna; echar pega; perder pega

[criminal-degrading-treatment]
ley: trato degradante; menoscabándola gravemente en su dignidad; sometiere a un trato degradante
gente: humillar a un niño; trato humillante; lo humillan en el hogar de ancianos; degradar a un anciano; vejar a un enfermo
law: degrading treatment
people: humiliate an old person
donde: Código Penal art. 403 ter

[criminal-habitual-abuse]
ley: maltrato habitual; ejercicio habitual de violencia física o psíquica; número de actos de violencia; integrantes del grupo familiar
gente: violencia intrafamiliar delito; me maltrata siempre; violencia psicológica de mi pareja; años de maltrato; vif; me insulta y me pega; violencia en la casa; cuándo la vif es delito; mi marido me maltrata; mi pareja me controla; tengo miedo de mi pareja; mi marido me grita
law: habitual domestic abuse
people: domestic violence; abusive husband
donde: Ley 20.066 art. 14, 14 bis

[criminal-trafficking-persons]
ley: trata de personas; capte, traslade, acoja o reciba; explotación sexual; trabajos forzados; servidumbre o esclavitud; extracción de órganos
gente: trata de blancas; la obligaban a prostituirse; explotación laboral de extranjeros; esclavitud; la trajeron engañada; tráfico de órganos; venta de seres humanos
law: human trafficking; forced labour
people: forced into prostitution; sold people
donde: Código Penal art. 411 ter, 411 quáter

[criminal-migrant-smuggling]
ley: tráfico ilícito de migrantes; ánimo de lucro; facilite o promueva la entrada ilegal; no sea nacional o residente
gente: coyote; pasar gente por la frontera; ayudar a entrar ilegal a Chile; cruzar extranjeros ilegales; paso no habilitado delito; traer haitianos ilegal
law: smuggling of migrants
people: smuggle people across the border
donde: Código Penal art. 411 bis

[criminal-child-abandonment]
ley: abandonaren a un niño; lugar no solitario; menor de siete años; niño menor de diez años
gente: abandonó a su guagua; abandonar a un niño; dejó la guagua botada; dejar a los niños encerrados solos; botó al bebé; dejó al niño solo en la casa
law: child abandonment; exposure of a child
people: left the baby; left child alone
donde: Código Penal art. 346, 347, 348, 349, 350

[criminal-spouse-abandonment]
ley: abandonare a su cónyuge; ascendiente o descendiente, legítimo o ilegítimo; enfermo o imposibilitado; notable menoscabo; no podrán valerse
gente: abandonar a un enfermo; dejó botado a su papá viejo; abandono de adulto mayor; abandonó a su señora enferma; hijos abandonan al abuelo; dejó a la mamá en el hospital; nadie cuida al viejito
law: abandonment of relatives
people: abandoned his sick parent
donde: Código Penal art. 352

[criminal-failure-to-help]
ley: socorrer o auxiliar; encontrare en despoblado herida, maltratada; peligro de perecer; sin detrimento propio
gente: no ayudó al herido; omisión de socorro; no prestó ayuda; vio al herido y siguió; dejó morir a alguien; obligación de ayudar
law: failure to render aid; duty to rescue
people: did not help an injured person
donde: Código Penal art. 494

[criminal-abortion-third-party]
ley: maliciosamente causare un aborto; ejerciere violencia en la persona de la mujer embarazada; sin consentimiento de la mujer; facultativo que, abusando de su oficio
gente: le hizo un aborto; le pegó y perdió la guagua; obligó a abortar; aborto sin consentimiento; médico que hace abortos; clínica clandestina de abortos; golpear a embarazada
law: abortion by third party
people: forced abortion; lost the baby after beating
donde: Código Penal art. 342, 343, 345

[criminal-abortion-woman]
amplio: abortar; abortion
ley: mujer que causare su aborto; consintiere que otra persona se lo cause; ocultar su deshonra
gente: abortar; me hice un aborto; pueden meterme presa por abortar; pastillas para abortar; misotrol; aborto ilegal; interrumpir el embarazo
law: abortion
people: end a pregnancy; abortion pills
donde: Código Penal art. 344

[criminal-rape]
ley: violación; acceda carnalmente; vía vaginal, anal o bucal; fuerza o intimidación; privada de sentido; incapacidad para oponerse; comete violación; delito de violación
gente: me violaron; violador; la violó borracha; la drogó y la violó; mi marido me violó; relaciones sin consentimiento; forzar sexualmente; la obligó a tener relaciones; relaciones a la fuerza; víctima de violación; denunciar una violación; me emborracharon y abusaron; me durmieron y abusaron
law: rape
people: raped; forced sex; raped while drunk
donde: Código Penal art. 361
no: correspondencia; domicilio; morada; contrato; violar derechos; violación derechos; violar contrato; violación contrato; violar secreto; violación secreto; violación confidencialidad; violar confidencialidad; violación garantías; violación privacidad; violación norma; violación ley; violar ley; violación obligaciones; violación marca; violación datos

[criminal-child-rape]
ley: persona menor de catorce años; acceda carnalmente; aunque no concurra circunstancia alguna; violación de menor de catorce años
gente: violó a una niña; violaron a mi hija; relaciones con una niña de 13; sexo con menor de 14; edad de consentimiento sexual; abusó de una niña chica; violador de niños
law: statutory rape; rape of a child under fourteen
people: raped a child; age of consent
donde: Código Penal art. 362, 369 bis

[criminal-estupro]
ley: estupro; menor de edad pero mayor de catorce años; relación de dependencia; grave desamparo; engaña a la víctima; inexperiencia o ignorancia sexual
gente: se acostó con una de 15; relaciones con menor de edad; profesor y alumna; pololo mayor de edad con menor; adulto con adolescente; polola menor; tengo 19 y mi polola 15; mi hija menor con un adulto
law: estupro; statutory sexual offence
people: adult dating a minor; sex with a teenager
donde: Código Penal art. 363

[criminal-sexual-abuse]
amplio: agarrón
ley: acción sexual; abuso sexual; distinta del acceso carnal; mayor de catorce años; contacto corporal con la víctima; relevancia realizado
gente: me manosearon; abuso sexual; me tocó sin permiso; tocaciones; agarrón; le tocó los pechos; el jefe me tocó; agresión sexual; me tocaron las partes íntimas; me corrió mano; me abusaron sexualmente de chica
law: sexual abuse; sexual assault; indecent assault
people: groped; molested; touched me sexually
donde: Código Penal art. 366, 366 ter

[criminal-child-sexual-abuse]
ley: acción sexual con una persona menor de catorce años; víctima menor de catorce años; contacto corporal
gente: abusaron de mi hija; tocaron a mi hijo; abuso sexual infantil; pedófilo; tío tocó a la niña; padrastro abusa de la niña; pedofilia; abuso en el jardín; manosear a un niño; mi hija dice que la tocan; el padrastro toca a la niña; le hicieron algo a mi hija
law: child sexual abuse
people: molested a child; pedophile
donde: Código Penal art. 366 bis, 366 ter

[criminal-object-abuse]
ley: introducción de objetos; utilización de animales; vía vaginal, anal o bucal; introducción de objetos de cualquier índole
gente: le metió un objeto; violación con objetos; penetrar con un palo; usó animales en el abuso
law: penetration with objects
people: assaulted with an object
donde: Código Penal art. 365 bis

[criminal-grooming]
ley: procurar su excitación sexual; acciones de significación sexual; ver o escuchar material pornográfico; imágenes o grabaciones de su persona
gente: grooming; le pide fotos desnuda a mi hija; le mandó fotos del pene a una niña; adulto escribe a niña por internet; engaño por chat a menor; le mostró pornografía a un niño; ciberacoso sexual; se masturbó frente a una niña; exhibicionista frente a niños; un viejo le escribe a mi hija
law: grooming; corruption of minors
people: asks a child for nudes; online predator
donde: Código Penal art. 366 quáter

[criminal-child-pornography]
ley: material pornográfico; hubieren sido utilizados menores de dieciocho años; participare en la producción; comercialice, importe, exporte, distribuya
gente: pornografía infantil; videos de niños desnudos; guardar porno de menores; compartir video sexual de una menor; fotos desnuda de compañera de colegio; pasar el pack de una menor; porno infantil en el computador
law: child pornography; child sexual abuse material
people: child porn; nudes of a minor
donde: Código Penal art. 366 quinquies, 367 quáter, 374 bis

[criminal-child-exploitation]
ley: explotación sexual; promoviere o facilitare la prostitución; a cambio de dinero u otras prestaciones; obtuviere servicios sexuales
gente: prostitución infantil; pagar por sexo con menor; prostituir a una menor; cafiche; proxeneta; cliente de menor de edad; explotación sexual infantil
law: sexual exploitation of minors; pimping
people: child prostitution; pay a minor for sex
donde: Código Penal art. 367, 367 ter

[criminal-sex-offences-complaint]
ley: no puede procederse por causa de los delitos; sin que, a lo menos, se haya denunciado; persona ofendida o a sus padres, abuelos o guardadores; no podrá procederse de oficio; estarán obligados a denunciar
gente: quién puede denunciar una violación; denunciar abuso sexual de una niña; colegio debe denunciar abuso; cómo denunciar al violador; denunciar por mi hija abusada; retirar denuncia por violación
law: complaint for sexual offences
people: report a rape; who can report abuse
donde: Código Penal art. 369; Código Procesal Penal art. 54, 175

[criminal-sex-offender-consequences]
ley: sujeción a la vigilancia de la autoridad; interdicción del derecho de ejercer la guarda; pérdida de la patria potestad; alimentos cuando proceda; inhabilitación absoluta perpetua
gente: violador paga pensión; hijo de una violación; papá abusador pierde la tuición; padre violador pierde derechos; vigilancia después de la condena sexual; alimentos del violador
law: loss of parental authority; maintenance of child of rape
people: rapist child support; abuser loses custody
donde: Código Penal art. 370, 370 bis, 371, 372

[criminal-rape-with-homicide]
ley: con ocasión de violación; homicidio de la víctima; violación con homicidio; cometiere además homicidio
gente: la violó y la mató; violación y asesinato; violada y muerta; secuestro con violación
law: rape with homicide
people: raped and killed
donde: Código Penal art. 372 bis

[criminal-public-indecency]
ley: ofendieren el pudor; hechos de grave escándalo o trascendencia; ultrajes públicos; ofendieren el pudor o las buenas costumbres
gente: andar desnudo en la calle; sexo en público; relaciones en la playa; tener sexo en el auto; mostrar el pene en la calle; desnudarse en público; orinar en la calle; mear en la calle
law: public indecency; outrage to public decency
people: sex in public; naked in the street
donde: Código Penal art. 373, 495

[criminal-street-harassment]
ley: acoso sexual; lugares públicos o de libre acceso público; capaz de provocar en la víctima una situación objetivamente intimidatoria; hostil o humillante; actos de carácter verbal; conductas consistentes en acercamientos o persecuciones
gente: acoso callejero; me persiguió en la calle; piropos; me agarraron en el metro; exhibicionismo en la micro; me siguen en la calle; piropo ordinario; punteo en el metro; acoso en la vía pública
law: street sexual harassment
people: catcalling; harassed in the street; groped on the bus
donde: Código Penal art. 494 ter, 366, 161 C; Ley 21.153 art. 1

[criminal-upskirting]
ley: captare, grabare, filmare o fotografiare imágenes, videos; genitales u otra parte íntima; fines de significación sexual; sin el consentimiento de la víctima
gente: me grabó debajo de la falda; foto bajo la pollera; difundió mi video íntimo; subió fotos mías desnuda; porno venganza; mi ex publicó mis fotos; pasó mi pack; cámara en el baño; nudes
law: non-consensual intimate images; upskirting
people: revenge porn; leaked my nudes; secret camera
donde: Código Penal art. 161 C, 161 A

[criminal-incest]
ley: incesto; cometiere incesto con un ascendiente o descendiente; hermano consanguíneo
gente: relaciones entre hermanos; sexo con su hija; padre con hija; hermanos que tienen sexo; relación entre parientes delito; incesto
law: incest
people: sex between siblings
donde: Código Penal art. 375

[criminal-bigamy]
ley: contrajere matrimonio estando casado válidamente; impedimento dirimente; matrimonios ilegales; engañando a una persona simulare la celebración
gente: casarse dos veces; bigamia; casado con dos mujeres; se casó sin divorciarse; poligamia; doble matrimonio; matrimonio falso
law: bigamy; unlawful marriage
people: married twice; two wives
donde: Código Penal art. 382, 383, 384

[criminal-birth-fraud]
ley: suposición de parto; sustitución de un niño por otro; usurpe el estado civil de otro
gente: inscribir un hijo ajeno; cambio de guagua; robar guaguas; adopción ilegal; inscribió como suyo un niño; fingir un parto; niños robados
law: feigned birth; substitution of child
people: baby swapping; fake birth
donde: Código Penal art. 353, 354

[criminal-theft]
ley: hurto; cosa mueble ajena; sin la voluntad de su dueño; ánimo de lucrarse
gente: me robaron el celular; robar en una tienda; hurto en supermercado; mechero; sacar cosas ajenas; me hurtaron; robo hormiga; cuánto le dan por hurto; se llevaron mi celular; me sacaron la billetera; me desapareció la plata; me robaron la bicicleta; me robaron en la pieza; se llevó cosas de la tienda sin pagar
law: theft; larceny; personal property of another
people: stealing; shoplifting; stole my phone
donde: Código Penal art. 432, 446

[criminal-petty-theft]
ley: valor de la cosa hurtada; media unidad tributaria mensual; reiteración de hurtos
gente: robó algo chico; hurto falta; robar comida; robó un chocolate; hurto de poco valor; robo menor en supermercado; pillaron a mi hijo robando en la tienda; pillaron robando en el supermercado; se llevó algo del super
law: petty theft
people: stole something small; shoplifter caught
donde: Código Penal art. 494 bis

[criminal-theft-by-employee]
ley: criado o sirviente asalariado; obrero, oficial o aprendiz; casa, taller o almacén de su maestro; abuso de confianza
gente: la nana robó; empleada roba en la casa; trabajador robó en la empresa; cajero se robó la plata; robo de un empleado; mi trabajador me roba
law: theft by employee; servant theft
people: employee stealing; maid stole
donde: Código Penal art. 447

[criminal-utility-theft]
ley: redes de suministro de servicios públicos; electricidad, gas, agua, alcantarillado; hurto de energía
gente: colgarse de la luz; robo de cables; robar electricidad; colgado del cable; robarse la luz; robar agua del medidor; robo de cobre; intervenir el medidor
law: theft of utilities; cable theft
people: stealing electricity
donde: Código Penal art. 447 bis

[criminal-found-things]
ley: hallare una especie mueble al parecer perdida; no la entregare a la autoridad o a su dueño; hurto de hallazgo; naufragio, inundación, incendio
gente: me encontré un celular; encontré plata en la calle; encontrarse una billetera; quedarse con lo que encontré; lo encontrado no es robado; me encontré una tarjeta
law: theft of lost property
people: found a wallet; keep what I found
donde: Código Penal art. 448

[criminal-cattle-theft]
ley: abigeato; caballos o bestias de silla; ganado mayor, menor o porcino; porte, tenencia de animales; beneficio de los animales
gente: robo de animales; se robaron mis vacas; robar ovejas; cuatreros; robo de ganado; me mataron un animal para carne
law: cattle rustling; livestock theft
people: stole my cows
donde: Código Penal art. 448 bis, 448 ter, 448 quáter

[criminal-timber-theft]
ley: sustracción de madera; troncos o trozas de madera; justificar su adquisición o su legítima tenencia; guía de despacho; predio ajeno
gente: robo de madera; se roban los árboles; tala de bosque ajeno; cortar árboles del vecino para vender; camión con madera robada
law: timber theft
people: stole wood
donde: Código Penal art. 448 septies, 448 octies

[criminal-violent-robbery]
ley: robo con violencia o intimidación; ejecutado con violencia; malos tratamientos de obra
gente: me asaltaron; cogoteo; robar con pistola; me robaron con cuchillo; me pegaron para robarme; robo a mano armada; lanzazo con golpes; turbazo; me cogotearon; me pusieron un cuchillo; me apuntaron para robarme; me robaron a la fuerza
law: robbery; armed robbery; violence or intimidation
people: mugged; held up; robbed at gunpoint
donde: Código Penal art. 436, 439

[criminal-aggravated-robbery]
ley: con motivo u ocasión del robo; se cometiere, además, homicidio; rehenes bajo rescate; robo calificado; por un lapso mayor
gente: robo con homicidio; asaltaron y mataron; murió en un asalto; lo mataron por robarle; robo con violación; mataron para robarle el auto
law: robbery with homicide
people: killed during a robbery
donde: Código Penal art. 433

[criminal-snatch-robbery]
ley: robo por sorpresa; cosas que se usen en sus cuerpos o vestimentas; aparentando riñas; agolpándose; distracción de la víctima
gente: un lanza me robó; lanzazo; me arrebataron la cartera; me sacaron el celular de la mano; me robaron la mochila en el metro; me quitaron el celular y corrió; tirón de cartera; robo en moto de celular; carterista en la micro; me metieron la mano al bolsillo; me tironearon el celular; pasó corriendo y me robó
law: snatch theft; pickpocketing
people: pickpocket; purse snatching; snatched my phone
donde: Código Penal art. 436

[criminal-carjacking]
ley: apropiare de un vehículo motorizado; portonazo; procediere mediante sorpresa o la distracción; ingreso o salida; receptación de vehículos
gente: portonazo; encerrona; me robaron el auto con pistola; me quitaron el auto; asalto en el auto; robo de auto con violencia; robaron la camioneta; me bajaron del auto; me encerraron y me quitaron el auto
law: carjacking; vehicle robbery
people: stole my car at gunpoint
donde: Código Penal art. 436, 439

[criminal-parked-car-theft]
ley: sitio no destinado a la habitación; ganzúas, llaves falsas; vehículo motorizado; quebradura de sus vidrios
gente: me robaron el auto estacionado; rompieron el vidrio del auto; robo de radio del auto; robo de auto en la calle; robaron la rueda de repuesto; me abrieron el auto; robo de espejos; me quebraron el vidrio del auto; me robaron las ruedas; me robaron la batería; se llevaron mi auto
law: theft of vehicle; breaking into a car
people: car stolen; broke my car window
donde: Código Penal art. 443

[criminal-home-burglary]
ley: robo con fuerza en las cosas; lugar habitado o destinado a la habitación; fractura de puertas interiores, armarios, arcas; llave falsa; por medio de escalamiento
gente: entraron a robar a mi casa; robo de casa; se metieron a robar; robo en casa habitada; monreros; forzaron la puerta; robo en mi departamento; me vaciaron la casa; me entraron a robar; saltaron la reja y robaron; me desvalijaron; robaron mientras no estábamos
law: burglary of dwelling; breaking and entering
people: broke into my house; burglar
donde: Código Penal art. 440

[criminal-uninhabited-burglary]
ley: lugar no habitado; robo con fuerza; fractura de puertas; uso de llaves falsas
gente: robo en local comercial; alunizaje; robaron en la oficina; robo en una bodega; entraron a robar al negocio; robo en tienda de noche; robo en local cerrado; entraron a robar al local; robaron en mi negocio
law: burglary of uninhabited place
people: store break-in; robbed the warehouse
donde: Código Penal art. 442

[criminal-atm-robbery]
ley: cajeros automáticos; dispensadores o contenedores de dinero; robo con fuerza
gente: robo de cajero automático; explotaron un cajero; reventar un cajero; llevarse el cajero
law: ATM robbery
people: cash machine robbery
donde: Código Penal art. 443 bis

[criminal-burglary-tools]
ley: ganzúas; llaves falsas; instrumentos destinados conocidamente para efectuar el delito de robo; descargo suficiente sobre su fabricación
gente: tener ganzúas; andar con herramientas para robar; inhibidor de alarma; napoleón en la mochila; llaves para abrir autos
law: possession of burglary tools
people: lock picks
donde: Código Penal art. 445

[criminal-looting]
ley: calamidad pública o alteración del orden público; saqueo; actuando en grupo o individualmente pero amparado
gente: saqueo; saquear un supermercado; robo durante terremoto; robar en protestas; saqueadores; robar en una emergencia; turba robó el supermercado
law: looting
people: looters; robbed the store during riots
donde: Código Penal art. 449 ter, 449 quáter

[criminal-theft-sentencing]
ley: delitos comprendidos en los párrafos 1 a 4 bis; determinación de la pena; no considerará lo establecido en los artículos 65 a 69; sin tomar en consideración; límites corporales de la pena
gente: agenda corta antidelincuencia; cómo se calcula la pena del robo; pena fija por robo; rebaja de pena en robos
law: sentencing rules for robbery
people: how long for robbery
donde: Código Penal art. 449, 450

[criminal-reiterated-theft]
ley: reiteración de hurtos; a una misma persona; distintas personas en una misma casa; importe total de los objetos
gente: robó varias veces en la misma tienda; varios hurtos seguidos; mechera reincidente; suma de lo robado
law: repeated thefts
people: stole many times
donde: Código Penal art. 451

[criminal-return-stolen]
ley: antes de perseguir al responsable; devolviere voluntariamente la cosa robada o hurtada; rebajando en un grado; especie robada
gente: devolver lo robado; si devuelve la plata va preso; arrepentirse y devolver; devuelve el celular robado
law: voluntary return of stolen property
people: gave back what he stole
donde: Código Penal art. 456

[criminal-receiving-stolen]
ley: receptación; conociendo su origen o no pudiendo menos que conocerlo; especies hurtadas, robadas; tenga en su poder; compre, venda, transforme o comercialice
gente: comprar cosas robadas; compré un celular robado; vender cosas robadas; reducidor; auto clonado; compré un auto robado sin saber; celular robado en la feria; especies robadas
law: receiving stolen goods; handling stolen property
people: bought a stolen phone; bought stolen goods
donde: Código Penal art. 456 bis A

[criminal-family-theft-immunity]
ley: exentos de responsabilidad criminal y sujetos únicamente a la civil; hurtos, defraudaciones o daños; parientes consanguíneos en toda la línea recta; cónyuges o convivientes civiles
gente: mi hijo me robó; robo entre familiares; mi hermano me robó; denunciar a mi hijo por robo; mi marido me robó; robo del nieto a la abuela; estafa entre parientes; le quitan la plata al abuelo; mi nieto me roba; mi hermana le saca plata a mi mamá
law: family immunity for theft
people: my son stole from me; theft within family
donde: Código Penal art. 489

[criminal-fraud]
ley: estafa; defraudare a otro; sustancia, cantidad o calidad; nombre fingido; poder, influencia o créditos supuestos
gente: me estafaron; cuento del tío; estafador mentiroso; me cagaron con la plata; vendió algo que no existía; compré por internet y no llegó; me engañaron con plata; falso arriendo; timo; pirámide de plata; transferí y desapareció; me bloqueó después de pagarle; le pasé plata y desapareció; pagué y nunca entregó; hizo perro muerto; me vendieron algo falso; se fue del restaurante sin pagar
law: swindling; criminal fraud; defraud another
people: scam; con man; fake rental
donde: Código Penal art. 467, 468, 473

[criminal-simulated-contract]
ley: contrato simulado; otorgare en perjuicio de otro; cosa mueble que la sustrajere
gente: vendió una casa que no era suya; venta falsa para no pagar; traspasó sus bienes para no pagar; arrendó una casa ajena; contrato simulado; vendió dos veces el terreno; vendió el auto ajeno
law: sham contract; sale of another's property
people: sold a house he did not own; fake sale
donde: Código Penal art. 471, 468, 473

[criminal-card-fraud]
ley: tarjetas de pago; uso fraudulento; claves o credenciales; cargar o cobrar; falsificar tarjetas; transacciones electrónicas; operación no autorizada
gente: clonación de tarjeta; usaron mi tarjeta; compras que no hice; me vaciaron la cuenta; robaron mi clave del banco; sacaron plata de mi cuenta; usaron mi tarjeta de crédito robada; compraron con mi tarjeta; transferencias que no hice; giraron plata de mi cuenta; me robaron la tarjeta y compraron
law: payment card fraud; unauthorized transaction
people: cloned card; emptied my account
donde: Ley 20.009 art. 4, 5, 7

[criminal-misappropriation]
ley: apropiaren o distrajeren dinero, efectos; depósito, comisión o administración; obligación de entregarla o devolverla; apropiación indebida
gente: apropiación indebida; no me devuelve lo prestado; se quedó con mi plata; se quedó con el auto prestado; no devuelve el vehículo arrendado; tesorero se robó la plata; se quedó con mis cosas; gastó la plata del curso; le presté el auto y no lo devuelve; no me quiere devolver mis cosas; se arrancó con la plata
law: misappropriation; embezzlement
people: kept my money; won't return what I lent
donde: Código Penal art. 470
no: garantía del arriendo; devolver garantía

[criminal-disloyal-administration]
ley: salvaguardia o gestión del patrimonio de otra persona; administración desleal; abusando de sus facultades; manifiestamente contrarias al interés del titular; le irrogare perjuicio
gente: administrador se robó la plata; administrador del edificio robó; socio se lleva la plata de la empresa; gerente desleal; mi socio me roba; mal manejo de la plata ajena; administró mal mis bienes
law: disloyal administration; breach of fiduciary duty
people: partner stealing from the company
donde: Código Penal art. 470

[criminal-blank-signature]
ley: abusando de firma de otro en blanco; extendiendo con ella algún documento; firma en blanco; haciendo suscribir a otro con engaño
gente: firmé un papel en blanco; usó mi firma en blanco; me hicieron firmar engañado; rellenó el cheque firmado; llenaron el documento en blanco
law: abuse of blank signature
people: signed a blank paper
donde: Código Penal art. 470

[criminal-fraud-public-benefit]
ley: obtuvieren indebidamente del Fisco; prestaciones improcedentes; remuneraciones, bonificaciones, subsidios, pensiones; simulación o engaño
gente: cobrar un bono que no corresponde; mentir para un subsidio; fraude con bonos del estado; cobrar pensión de un muerto; subsidio con datos falsos; licencia médica falsa; mentí en el registro social
law: welfare fraud; subsidy fraud
people: collected benefits by lying
donde: Código Penal art. 470

[criminal-usury]
ley: suministrare valores; interés que exceda del máximo; usura; interés convencional; usurero
gente: usura; prestamista usurero; préstamo gota a gota; interés muy alto; me cobran intereses abusivos; préstamos colombianos; interés sobre el máximo legal; prestamista me amenaza; prestamista me cobra mucho interés
law: usury; loan sharking
people: loan shark; excessive interest
donde: Código Penal art. 472; Ley 18.010 art. 6, 8

[criminal-bankruptcy-crimes]
ley: procedimiento concursal de liquidación; ocultare total o parcialmente sus bienes; dos años anteriores a la resolución de liquidación; llevar o conservar los libros
gente: quiebra fraudulenta; escondió bienes antes de quebrar; empresa quebró y escondió la plata; vaciar la empresa; insolvencia fraudulenta; delito concursal
law: bankruptcy crimes; fraudulent insolvency
people: hid assets before bankruptcy
donde: Código Penal art. 463, 463 bis, 463 ter, 464

[criminal-hiding-assets]
ley: deudor no dedicado al comercio; alzare con sus bienes en perjuicio de sus acreedores; ocultación, por enajenaciones maliciosas; otorgare contratos simulados; se constituye en insolvencia
gente: esconde sus bienes para no pagar; puso todo a nombre de otro; alzamiento de bienes; deudor traspasó la casa; se hizo el insolvente; palo blanco
law: fraudulent conveyance; concealment of assets
people: put everything in someone else's name
donde: Código Penal art. 466

[criminal-cheque-crime]
ley: protesto del cheque; cuenta corriente cerrada; consigne fondos suficientes; librador del cheque
gente: cheque sin fondos; cheque protestado delito; me pagaron con cheque sin plata; giro doloso; ir preso por un cheque; orden de no pago falsa; cheque rebotó; el cheque no tenía fondos; me dieron un cheque malo
law: bad cheque; dishonoured cheque
people: bounced cheque; jail for a cheque
donde: DFL 707 de 1982 art. 22, 42, 43

[criminal-squatting]
ley: usurpación; ocupare una cosa inmueble; usurpare un derecho real; con violencia en las personas
gente: toma de terreno; okupas; se tomaron mi casa; ocupantes ilegales; se metieron a vivir a mi terreno; ley antitomas; usurparon mi parcela; ocupación ilegal de casa; se tomaron mi departamento; loteo brujo; hay gente viviendo en mi casa; se metieron a mi parcela; se instalaron en mi terreno; no quieren salir del terreno
law: usurpation; unlawful occupation
people: squatters; took over my house; illegal settlement
donde: Código Penal art. 457, 458; Ley 21.633 art. 1
no: usurpación de identidad; usurpación de nombre; usurpación de funciones; usurpación de aguas; usurpación de atribuciones

[criminal-squatting-flagrance]
ley: flagrancia mientras subsista la ocupación; restitución anticipada del inmueble; desalojo de los ocupantes
gente: sacar a los okupas; desalojo de una toma; carabineros pueden sacar ocupantes; cuánto demora desalojar una toma; me devuelven la casa tomada; recuperar mi terreno tomado; puedo sacarlos yo mismo
law: eviction of squatters; early restitution
people: how to kick out squatters
donde: Ley 21.633 art. 1, 2; Código Penal art. 458 bis; Código Procesal Penal art. 157 ter

[criminal-water-usurpation]
ley: sacaren aguas de represas, estanques; usurpación de aguas; rompieren diques, esclusas, compuertas; derecho ajeno al uso de las aguas; sin título legítimo
gente: me roban el agua del canal; vecino saca agua de mi pozo; robo de agua de riego; corta el agua del canal; sacar agua sin derechos; pozo ilegal
law: usurpation of water
people: neighbour steals my water
donde: Código Penal art. 459, 460, 461

[criminal-boundary-alteration]
ley: destruyere o alterare términos o límites; propiedades públicas o particulares
gente: corrió el cerco; movió la reja; vecino me corrió los deslindes; me quitó metros del terreno; movieron los postes del límite
law: alteration of boundaries
people: moved the fence
donde: Código Penal art. 462

[criminal-arson]
ley: el que incendiare edificio; lugar habitado; causare la muerte de una o más personas; buque, almacén de pólvora; incendio y otros estragos
gente: quemaron mi casa; le prendió fuego a la casa; incendio intencional; quemar una iglesia; quemó el auto; incendiar un bus; pirómano; quemaron una micro; murió en un incendio provocado; provocar un incendio; pena por incendio
law: arson
people: set fire; burned the house
donde: Código Penal art. 474, 475, 476, 477

[criminal-forest-fire]
ley: bosques, mieses, pastos, montes, cierros, plantíos; roce a fuego; empleo del fuego en contravención; incendio de bosques
gente: incendio forestal; quemar pasto; prender fogata en el bosque; hice una quema y se me arrancó; quema de basura; fuego en el cerro; asado en parque nacional
law: forest fire; wildfire
people: started a forest fire; campfire
donde: Código Penal art. 476, 482; Ley 20.653 art. 1

[criminal-insurance-arson]
ley: incendiario; seguro contra incendio; presume responsable; dueño o habitante de la casa; no se justifica con sus libros
gente: quemó su negocio para cobrar el seguro; incendio para cobrar seguro; autoincendio; fraude al seguro; fingir robo del auto para el seguro
law: insurance fraud; arson for insurance
people: burned it for the insurance
donde: Código Penal art. 470, 479, 483, 483 a

[criminal-havoc]
ley: estragos; sumersión o varamiento de nave; inundación, destrucción de puentes; explosión de minas o máquinas de vapor; otro medio de destrucción tan poderoso
gente: poner una bomba; explosión intencional; descarrilar un tren; volar un puente; causar una inundación
law: havoc; mass destruction
people: blew up a bridge
donde: Código Penal art. 480, 481

[criminal-damage]
ley: propiedad ajena; no se hallen comprendidos; causare el daño con intención; registros, archivos, museos públicos; delito de daños; reos de daño
gente: me rayaron el auto; rompieron mi ventana; vandalismo; quebró mis vidrios; me rompió el celular; destrozos; grafiti; rayar paredes; pinchó las ruedas; quién paga lo que rompió; me quebraron el vidrio; me rompieron el parabrisas; me patearon la puerta; tiró piedras a mi casa; rompió el portón; me echó a perder el auto; me cortó las plantas
law: criminal damage; malicious mischief
people: vandalism; scratched my car; broke my window
donde: Código Penal art. 484, 485, 486, 487, 488

[criminal-extortion]
ley: defraudar a otro le obligare; violencia o intimidación a suscribir; instrumento público o privado; obligación estimable en dinero; extorsión
gente: extorsión; me obligaron a firmar con pistola; me piden plata para no matarme; cobro de piso; vacuna de las bandas; pagar para que no me hagan nada; me obligó a transferirle plata; me exigen plata semanal
law: extortion
people: extorted; protection money
donde: Código Penal art. 438

[criminal-blackmail]
ley: pretenda obtener la entrega de dinero o bienes; mediante cualesquiera de los actos; realización de cualquier conducta que no sea jurídicamente obligatoria; chantaje
gente: chantaje; me chantajea con fotos; amenaza con publicar mis fotos; sextorsión; me pide plata por no subir el video; me amenaza con mostrar el pack
law: blackmail; sextortion
people: blackmailed with photos
donde: Código Penal art. 161 B, 161 A

[criminal-privacy-recording]
ley: vida privada; conversaciones, comunicaciones, documentos; sustraiga, fotografíe, fotocopie; recintos particulares o lugares que no sean de libre acceso; capte, intercepte, grabe o reproduzca
gente: grabar una conversación; puedo grabar a alguien; me grabaron sin permiso; grabar a escondidas; difundieron un audio mío; grabación como prueba; cámaras del vecino; publicar un audio privado; espiar a alguien; me grabó con el celular; me graban en mi casa; subió un video mío
law: breach of privacy; recording private conversations
people: recorded without consent; secretly record
donde: Código Penal art. 161 A; Constitución Política art. 19

[criminal-correspondence-breach]
ley: comunicación privada; abriere o registrare la correspondencia; papeles de otro sin su voluntad; violación de correspondencia; tutores o guardadores
gente: abrir cartas ajenas; leyó mis mensajes; revisar el celular de la pareja; leer correos ajenos; me revisa el whatsapp; abrieron mi correspondencia; espiar el correo
law: breach of correspondence
people: read my messages; opened my mail; checks my phone
donde: Código Penal art. 146; Constitución Política art. 19

[criminal-threats-conditional]
ley: amenazare seriamente; en su persona, honra o propiedad; haciéndose exigir una cantidad; mal que constituya delito
gente: me amenazó de muerte; amenazas; me quieren matar; amenaza por whatsapp; me amenazó con un cuchillo; amenazó a mi familia; vecino me amenaza; mi ex me amenaza; dice que me va a matar; dijo que me iba a matar; me amenazaron con una pistola; me mandó audios amenazando; amenazó con quemar mi casa
law: criminal threats
people: threatened to kill me; death threats
donde: Código Penal art. 296, 297, 298
no: amenaza ruina; recurso de protección

[criminal-weapon-threat-fault]
ley: amenazare a otro con armas blancas o de fuego; riñendo con otro las sacare; no sea con motivo justo
gente: sacó un cuchillo en la pelea; me mostró la pistola; me apuntó con un arma; sacó un arma
law: brandishing a weapon
people: pulled a knife; pointed a gun
donde: Código Penal art. 494

[criminal-coercion]
ley: sin estar legítimamente autorizado impidiere a otro con violencia; hacer lo que la ley no prohíbe; ejecutar lo que no quiera
gente: me obligó a hacer algo; me cierra el paso; me impide entrar; coacciones; me fuerzan a firmar; no me deja salir de la casa
law: criminal coercion
people: won't let me leave; forced me with threats
donde: Código Penal art. 494

[criminal-kidnapping]
ley: secuestro; sin derecho encerrare o detuviere; privándole de su libertad; rescate o imponer exigencias
gente: secuestraron; secuestro extorsivo; piden rescate; me encerró en la casa; encerrar a alguien contra su voluntad; secuestro exprés; lo amarraron y encerraron
law: kidnapping; false imprisonment
people: kidnapped; locked me up; ransom
donde: Código Penal art. 141
no: secuestro de bienes; secuestro de la cosa; medida precautoria

[criminal-child-abduction]
ley: sustracción de un menor; obtener un rescate; imponer exigencias, arrancar decisiones; grave daño en la persona del menor
gente: robo de niños; se llevaron a mi hijo; raptaron a una niña; rapto; el papá se llevó al niño y no lo devuelve; secuestraron a un menor; quisieron robarse un niño
law: child abduction; abduction of minors
people: took my child; child snatched
donde: Código Penal art. 142, 142 bis

[criminal-minor-not-returned]
ley: encargado de la persona de un menor; indujere a un menor de edad a abandonar la casa; no diere explicaciones satisfactorias
gente: no me devuelve a mi hijo; indujo a la niña a irse de la casa; se fugó con una menor; mi hija se escapó con su pololo; la nana no devolvió al niño
law: inducing a minor to leave home
people: won't return my child; runaway minor
donde: Código Penal art. 355, 356, 357

[criminal-citizen-arrest-abuse]
ley: fuera de los casos permitidos por la ley; aprehendiere a una persona; detener a quien sorprendiere
gente: detención ciudadana; amarrar a un ladrón; vecinos golpearon al ladrón; linchamiento; guardia me retuvo en el supermercado; guardia me encerró; me acusaron de robar en la tienda
law: unlawful private arrest
people: citizen's arrest; guard held me
donde: Código Penal art. 143; Código Procesal Penal art. 129

[criminal-unlawful-detention-official]
ley: ilegal y arbitrariamente desterrare, arrestare o detuviere; prolongare la detención; sin orden de autoridad; arresto o detención excediere de treinta días; apremios ilegítimos
gente: carabineros me detuvo sin motivo; detención ilegal; me llevaron preso sin orden; detenido injustamente; abuso policial; me tuvieron preso sin razón
law: unlawful detention by official; arbitrary arrest
people: arrested for no reason; police abuse
donde: Código Penal art. 148, 149; Constitución Política art. 19

[criminal-torture]
ley: tortura; dolores o sufrimientos graves; apremios ilegítimos; tratos crueles, inhumanos o degradantes; anular la voluntad
gente: carabineros me pegó; torturar; golpes en la comisaría; paco me golpeó; me desnudaron en la comisaría; violencia policial; me dispararon perdigones; perdió un ojo por carabineros; golpearon al detenido
law: torture; cruel, inhuman or degrading treatment
people: police beat me; police brutality
donde: Código Penal art. 150 A, 150 B, 150 C, 150 D, 150 E

[criminal-official-harassment]
ley: vejación injusta; apremios ilegítimos o innecesarios para el desempeño; desempeñando un acto del servicio; condición de vulnerabilidad
gente: funcionario me maltrató; vejaciones de carabineros; me humilló un funcionario; abuso de un inspector; trato indigno de un empleado público
law: unjust harassment by official
people: mistreated by an official
donde: Código Penal art. 255

[criminal-home-trespass]
ley: inviolabilidad del hogar; entrare en morada ajena; contra la voluntad de su morador; violación de morada; cafés, tabernas, posadas
gente: se metió a mi casa; entrar sin permiso a una casa; entró a mi casa sin autorización; mi ex entró a mi casa; no se quiere ir de mi casa; entró al patio; arrendador entró sin permiso; dueño entra a la casa arrendada; entró alguien a mi casa; saltó la reja de mi casa; se metió un desconocido
law: trespass; violation of domicile
people: entered my house without permission
donde: Código Penal art. 144, 145; Constitución Política art. 19

[criminal-illegal-search]
ley: abusando de su oficio, allanare un templo; entrada y registro; fuera de los casos y forma que prescriba
gente: carabineros entró a mi casa sin orden; allanaron sin orden; entraron los pacos sin permiso; pdi entró a mi casa; allanamiento ilegal; rompieron la puerta los carabineros
law: unlawful search by official
people: police entered without a warrant
donde: Código Penal art. 155, 156; Código Procesal Penal art. 205, 206

[criminal-slander]
ley: calumnia; imputación de un delito determinado pero falso; actualmente perseguirse de oficio; propagada por escrito y con publicidad
gente: me acusan de ladrón; calumnias; me acusó falsamente de abuso; dice que robé y es mentira; me culpan de un delito; difamación por delito; inventaron que soy violador; acusar sin pruebas; me trató de ladrón; me acusan de robar; andan diciendo que robé
law: slander; calumny; false accusation of crime
people: falsely called me a thief; false accusation
donde: Código Penal art. 412, 413, 415

[criminal-insult]
ley: injuria; en deshonra, descrédito o menosprecio; expresión proferida o acción ejecutada; injurias graves; injurias leves
gente: me insultó; difamar; me funaron; funas en redes sociales; me insulta por facebook; hablar mal de alguien; me tratan mal en público; publicaron mentiras de mí; garabatos; daño a mi honra; me gritó groserías; anda hablando mal de mí; inventan cosas de mí; me escracharon; subió una publicación en mi contra
law: insult; defamation; libel
people: defamed me online; insulted me; cancel campaign
donde: Código Penal art. 416, 417, 418, 419

[criminal-insult-truth]
ley: no se admitirá prueba sobre la verdad de las imputaciones; probando la verdad; hecho criminal que hubiere imputado; empleados públicos sobre hechos concernientes
gente: puedo probar que es verdad; es verdad lo que dije; me demandan por decir la verdad; injuria siendo cierto; funa con pruebas
law: truth as defence; exceptio veritatis
people: it's true what I said; truth defence to defamation
donde: Código Penal art. 415, 420

[criminal-insult-procedure]
ley: acción de calumnia o injuria; prescribe en un año; desde que el ofendido tuvo; perdón de la parte ofendida; injurias causadas en juicio; calumnia o injuria encubierta
gente: querellarse por injurias; demandar por difamación; plazo para querellarse por injurias; cómo denuncio una funa; prescripción de injurias; que me pida disculpas públicas; insultos recíprocos; se retracte públicamente; se retracte de sus dichos
law: private prosecution for defamation; retraction of defamation
people: sue for defamation; public apology
donde: Código Penal art. 424, 425, 426, 428, 430, 431; Código Procesal Penal art. 55

[criminal-press-defamation]
ley: medio de comunicación social; calumnia e injuria cometidas a través; aclaración o rectificación; ofendida o injustamente aludida; profesión de periodista
gente: me difamaron en la tele; diario publicó mentiras; salí en un reportaje falso; aclaración en el diario; derecho a réplica; noticia falsa de mí; periodista me difamó
law: press law; right of reply
people: newspaper lied about me
donde: Ley 19.733 art. 16, 29, 30

[criminal-counterfeit-money]
ley: moneda falsa; falsificare moneda; billetes de curso legal; expendiere moneda; cercenare moneda
gente: billetes falsos; me pasaron un billete falso; pagó con billete trucho; hacer billetes; qué hago con un billete falso; billete trucho; plata falsa
law: counterfeit currency
people: fake money; fake bill
donde: Ley 18.840 art. 64; Código Penal art. 162, 163, 170

[criminal-public-document-forgery]
ley: instrumento público o auténtico; contrahaciendo o fingiendo letra, firma o rúbrica; suponiendo en un acto; alterando las fechas verdaderas; faltando a la verdad en la narración; uso malicioso
gente: falsificar un documento público; carnet falso; título falso; certificado trucho; falsificar escritura; notario falsificó; licencia de conducir falsa; documento adulterado; papel falso del registro civil; título universitario falso
law: forgery of public document
people: fake ID; fake diploma; forged deed
donde: Código Penal art. 193, 194, 196

[criminal-private-document-forgery]
ley: instrumento privado; con perjuicio de tercero; letras de cambio u otra clase de documentos mercantiles; falsedades designadas; uso malicioso
gente: falsificaron mi firma; firma falsa; falsificar contrato; falsificó mi firma en el finiquito; liquidación de sueldo falsa; contrato falso; alguien firmó el contrato por mí; firmaron por mí sin permiso
law: forgery of private document
people: forged my signature; fake contract
donde: Código Penal art. 197, 198

[criminal-false-certificate]
ley: facultativo que librare certificación falsa; enfermedad o lesión; certificación falsa de méritos o servicios
gente: certificado médico falso; licencia médica trucha; comprar licencia médica; vender licencias médicas; carnet de vacuna falso; certificado de trabajo falso; pase de movilidad falso
law: false medical certificate
people: fake sick note
donde: Código Penal art. 202, 203, 204, 205

[criminal-false-testimony]
ley: testigo, perito o intérprete; faltare a la verdad en su declaración, informe o traducción; falso testimonio; retractación oportuna
gente: mentir en un juicio; testigo mintió; mentir al juez; testigo falso; falso testimonio; pueden meter preso a un testigo que miente; testigo comprado
law: false testimony; perjury
people: lying witness; lied in court
donde: Código Penal art. 206, 208, 209

[criminal-perjury]
ley: perjurio; ante la autoridad o sus agentes perjurare; declaración jurada; falso testimonio en materia
gente: declaración jurada falsa; mentir en una declaración jurada; jurar en falso; mentí en un papel notarial; firmé una declaración falsa
law: perjury; false affidavit
people: false sworn statement
donde: Código Penal art. 210

[criminal-false-evidence]
ley: a sabiendas presentare ante un tribunal; medios de prueba falsos o adulterados; testigos, peritos o intérpretes; proceso civil; proceso penal
gente: presentó pruebas falsas; pruebas falsas en juicio; documentos falsos al tribunal; inventó pruebas; abogado presentó testigo falso; pantallazos falsos
law: presenting false evidence
people: fake evidence in court
donde: Código Penal art. 207

[criminal-false-accusation]
ley: acusación o denuncia; declarada calumniosa; acusación o denuncia calumniosa
gente: denuncia falsa; acusar falsamente; mi ex me denunció con mentiras; contrademandar por denuncia falsa; denuncia falsa de vif; inventó una denuncia; me denunciaron por algo que no hice
law: malicious prosecution; false report
people: false complaint; falsely reported me
donde: Código Penal art. 211

[criminal-obstruction-justice]
ley: obstaculice gravemente el esclarecimiento; obstrucción a la investigación; aportando antecedentes falsos; se rehusare a proporcionar; destruyere u ocultare
gente: esconder pruebas; borrar evidencia; mentir a la policía; mentir a la fiscalía; destruir pruebas; entorpecer la investigación; dar datos falsos a carabineros; ocultar pruebas
law: obstruction of justice
people: lied to police; destroyed evidence
donde: Código Penal art. 269 bis, 269 ter

[criminal-impersonation]
ley: usurpare el nombre de otro; usurpación de nombre; fingiere autoridad, funcionario público; titular de una profesión; actos propios de dichos cargos
gente: perfil falso con mi nombre; suplantación de identidad; usó mi carnet; falso abogado; falso médico; dio mi nombre a carabineros; se hizo pasar por carabinero; falso pdi; me suplantaron; sacaron un crédito a mi nombre; abrieron una cuenta con mi carnet; crearon un perfil con mis fotos; contrataron un plan con mi rut; me clonaron el carnet; suplantó a otra persona; usan mi nombre y rut
law: identity theft; impersonation; usurpation of functions
people: fake profile; fake lawyer; pretends to be somebody; opened an account with my name
donde: Código Penal art. 213, 214

[criminal-illegal-practice-medicine]
ley: careciendo de título profesional competente; ejerciere actos propios de la respectiva profesión; médico-cirujano, dentista, químico-farmacéutico; arte de curar
gente: ejercicio ilegal de la profesión; dentista sin título; falso doctor; cirugía por alguien sin título; inyectó botox sin ser médico; clínica clandestina; matrona falsa
law: unlicensed practice of medicine
people: fake doctor; unlicensed dentist
donde: Código Penal art. 313 a, 313 b

[criminal-drug-food-adulteration]
ley: sustancias medicinales deterioradas o adulteradas; comestibles, aguas u otras bebidas; envenenare o infectare; peligrosas para la salud
gente: vender comida podrida; remedios falsos; medicamento adulterado; alcohol adulterado; comida envenenada; intoxicados por comida vendida; alimentos en mal estado delito
law: adulterated food or medicines
people: sold bad food; fake medicine
donde: Código Penal art. 313 d, 314, 315

[criminal-public-health]
ley: pusiere en peligro la salud pública; infracción de las reglas higiénicas o de salubridad; tiempo de catástrofe, epidemia o contagio; diseminare gérmenes patógenos
gente: romper la cuarentena; salir contagiado; contagiar a propósito; fiestas clandestinas en pandemia; toque de queda; contagió el virus; ordenó trabajar a un contagiado
law: public health offence; breach of quarantine
people: broke quarantine; infected others
donde: Código Penal art. 316, 318, 318 bis, 318 ter

[criminal-graves]
ley: violación de sepulcros; actos que tiendan directamente a faltar al respeto; exhumare o trasladare; restos humanos; inhumación
gente: profanar una tumba; enterrar en el patio; robar en el cementerio; desenterrar un muerto; enterró el cadáver; esconder un cadáver; rompieron la tumba; esparcir cenizas
law: desecration of graves; illegal burial
people: grave vandalised; buried a body
donde: Código Penal art. 320, 321, 322

[criminal-public-disorder]
amplio: sueltas
ley: desórdenes públicos; turbaren gravemente la tranquilidad pública; paralizar o interrumpir servicios públicos de primera necesidad; invadir, ocupar o saquear; lanzar elementos contundentes, cortantes, punzantes
gente: protesta violenta; tirar piedras a carabineros; barricadas; saltar el torniquete; capucha en una marcha; funar una marcha; encapuchado; bomba molotov; disturbios; desórdenes públicos; pelea en una marcha
law: public disorder; rioting
people: violent protest; riots; throwing stones
donde: Código Penal art. 268 septies, 269

[criminal-road-block]
ley: interrumpiere completamente la libre circulación de personas o vehículos; vía pública; interponiendo en ella obstáculos; sin estar autorizado
gente: barricada; cortar la calle; bloquear la ruta; el que baila pasa; toma de camino; camioneros cortan la carretera; tapar la calle en protesta
law: road blockade; barricade
people: block the road; barricades
donde: Código Penal art. 268 septies

[criminal-assault-authority]
ley: atentado contra la autoridad; acometen o resisten con violencia; agentes de la autoridad; funciones de su cargo; emplean fuerza o intimidación
gente: pegarle a un carabinero; resistirse al arresto; agredir a un fiscalizador; empujé a un paco; resistí la detención; pegarle a un inspector municipal; le pegó a un bombero
law: assault on authority; resisting arrest
people: hit a cop; resisting the police
donde: Código Penal art. 261, 262

[criminal-threat-authority]
ley: amenace durante las sesiones de los cuerpos colegisladores; amenace a un senador o diputado; miembro de los tribunales de justicia; fiscal del Ministerio Público
gente: amenazó a un juez; amenazar a un fiscal; insultar a un juez; amenazar a un diputado; desacato a la autoridad; faltarle el respeto al juez; insultar a carabineros
law: contempt of authority; threatening an official
people: threatened a judge; insulting police
donde: Código Penal art. 264, 495

[criminal-contempt-court-order]
ley: quebrante lo ordenado cumplir; desacato; quebrante lo ordenado
gente: desacato; no cumplió la orden del juez; se acercó y tiene orden de alejamiento; violó la medida cautelar; no respetó la sentencia; incumplió la orden de alejamiento; no cumple las visitas; me prohibieron acercarme y fui; tiene prohibido acercarse y viene; no respeta el alejamiento; volvió a acercarse
law: contempt of court
people: broke a restraining order; disobey the judge
donde: Código de Procedimiento Civil art. 240; Ley 20.066 art. 10

[criminal-carabineros-assault]
ley: hiriere, golpeare o maltratare de obra a un carabinero; en el ejercicio de sus funciones de orden y seguridad; matare a un carabinero; amenazare a un carabinero
gente: mató a un carabinero; mató a un paco; le pegó a una carabinera; agredir a un pdi; golpear a un gendarme; dispararle a carabineros; escupir a un carabinero
law: assault on police officer
people: killed a policeman; attacked a cop
donde: Ley 21.560 art. 1; Ley 21.483 art. 1

[criminal-illicit-association]
amplio: mafia
ley: asociación delictiva; asociación criminal; organización formada por tres o más personas; fines la perpetración; asociarse con el objeto de atentar
gente: asociación ilícita; banda criminal; pertenecer a una banda; crimen organizado; tren de aragua; narco banda; mafia; jefe de la banda; ser parte de una banda
law: criminal association; organised crime
people: gang member; mafia
donde: Código Penal art. 292, 293, 294, 295

[criminal-prison-escape-help]
ley: evasión de los detenidos; hiciere escapar; cárcel o establecimiento penal; encargados de su conducción o custodia; facilitado la evasión
gente: ayudó a fugarse a un preso; gendarme dejó escapar; fuga de la cárcel; soltaron a un reo; ayudar a escapar al preso
law: aiding escape
people: helped a prisoner escape
donde: Código Penal art. 299, 300, 301, 304

[criminal-prison-contraband]
ley: ingresare a un establecimiento penitenciario; elementos tecnológicos de comunicación; sin estar legal o reglamentariamente autorizado
gente: meter celular a la cárcel; llevar droga a un preso; celular en la cárcel; pelotazos a la cárcel; pasar cosas al preso; chip en la cárcel
law: contraband in prison
people: smuggled a phone into jail
donde: Código Penal art. 304 bis, 304 ter

[criminal-gambling]
amplio: lottery
ley: casas de juego de suerte, envite o azar; banqueros, dueños, administradores; rifas; concurrieren a jugar; loterías, casas de juego
gente: casino clandestino; tragamonedas del barrio; hacer rifas es ilegal; apuestas online; juego ilegal; casa de apuestas; máquinas tragamonedas; apuestas deportivas; hacer un bingo
law: illegal gambling; lottery
people: illegal casino; slot machines; online betting
donde: Código Penal art. 275, 276, 277, 278, 279; Ley 19.995 art. 1

[criminal-trade-secrets]
ley: secreto comercial; sin el consentimiento de su legítimo poseedor; accediere a un secreto comercial
gente: robó los datos de la empresa; se llevó la base de clientes; reveló secretos de la empresa; espionaje industrial; ex empleado copió información; robó la receta
law: trade secret theft
people: stole company secrets
donde: Código Penal art. 284, 284 bis, 284 ter

[criminal-private-corruption]
ley: empleado o el mandatario; favorecer o por haber favorecido en el ejercicio de sus labores; contratación con un oferente sobre otro; soborno entre particulares
gente: coima entre empresas; comprador recibe regalos del proveedor; corrupción entre particulares; pagar a un gerente para ganar el contrato; comisión por debajo
law: private corruption; commercial bribery
people: kickback; bribing a manager
donde: Código Penal art. 287 bis, 287 ter

[criminal-auction-rigging]
ley: impedir a otro tomar parte en una subasta; amenazas, dádivas o promesas; alterar el precio del remate; alejar a los postores
gente: arreglar un remate; pagar para que no oferten; palo blanco en remate; mafia de los remates; amañar un remate
law: auction rigging
people: rigged auction
donde: Código Penal art. 287

[criminal-white-weapon]
ley: armas cortantes o punzantes; recintos de expendio de bebidas alcohólicas; espectáculos públicos; establecimientos de enseñanza; justificar razonablemente
gente: andar con cuchillo; portar arma blanca; cortaplumas; llevar un cuchillo en la mochila; me pillaron con cuchillo; machete; gas pimienta; andar con un bate; cuchillo en el colegio; puedo andar con navaja
law: carrying a knife; bladed weapon
people: carry a knife; pepper spray
donde: Código Penal art. 288 bis

[criminal-environment]
ley: sin haber sometido su actividad a una evaluación de impacto ambiental; vierta sustancias contaminantes; aguas marítimas o continentales; afectare gravemente; delitos contra el medio ambiente
gente: empresa contamina el río; botar químicos al agua; delito ecológico; delito ambiental; contaminación delito; rellenar un humedal; secaron el humedal; tirar basura tóxica
law: environmental crime; criminal pollution
people: company pollutes the river
donde: Código Penal art. 305, 306, 307, 308, 309, 310

[criminal-animal-abuse]
ley: actos de maltrato o crueldad con animales; acción u omisión, ocasional o reiterada; injustificadamente causare daño, dolor o sufrimiento al animal; muerte del animal; inhabilidad absoluta perpetua para la tenencia; maltrato o crueldad con animales; daño, dolor o sufrimiento; acto u omisión, ocasional o reiterada; dolor o sufrimiento al animal
gente: maltrato animal; mató a mi perro; envenenaron a mi gato; le pega al perro; perro amarrado sin comida; dejar al perro solo; ley cholito; patear un perro; vecino maltrata a su perro; mataron a mi mascota; envenenaron a mi perro; vecino tiró veneno; le dispararon a mi perro; atropelló a mi perro a propósito; denunciar maltrato animal; cárcel por maltrato animal; atropellaron a mi perro; perro amarrado todo el día; botar gatos; golpear a un perro; mataron a mi gato; perro encerrado sin comida; caballo maltratado
law: animal cruelty
people: killed my dog; poisoned my cat; animal abuse; poisoned dog; neighbour mistreats his dog; killed my cat
donde: Código Penal art. 291 bis, 291 ter; Ley 20.380 art. 1, 3, 12

[criminal-pet-abandonment]
ley: abandono de animales; tenencia responsable; maltrato y crueldad animal; mascota o animal de compañía; dejado solo, deambulando
gente: abandonar un perro; botó a su perro; dejaron al perro botado; perro callejero; botar gatitos; abandono de mascota; se fue y dejó al perro
law: pet abandonment; responsible pet ownership
people: dumped the dog; abandoned pet
donde: Ley 21.020 art. 2, 10, 12; Código Penal art. 291 bis

[criminal-dog-bite]
ley: responderá siempre civilmente de los daños; animal potencialmente peligroso; responsable de un animal; bozal; mordedura
gente: me mordió un perro; perro mordió a mi hijo; quién paga si me muerde un perro; perro sin bozal; perro bravo del vecino; pitbull suelto; perro atacó a mi perro; perro sin correa; ataque de perro; me mordió el perro del vecino; el perro mató a mi gato
law: dog bite liability; dangerous dog
people: dog bit me; vicious dog
donde: Ley 21.020 art. 2, 6, 10, 13; Código Civil art. 2326; Código Penal art. 494

[criminal-peculation]
ley: caudales o efectos públicos o de particulares en depósito; los substrajere o consintiere; malversación; uso propio o ajeno; aplicación pública diferente
gente: funcionario se robó la plata; alcalde robó plata; malversación de fondos; robar plata del estado; usar plata pública para él; desvío de fondos; peculado; usar el auto fiscal; alcaldesa gastó plata municipal
law: embezzlement of public funds; peculation
people: mayor stole money; stole public money
donde: Código Penal art. 233, 234, 235, 236, 238

[criminal-fraud-treasury]
ley: fraude al fisco; operaciones en que interviniere por razón de su cargo; defraudare o consintiere que se defraude al Estado; originándoles pérdida o privándoles de un lucro legítimo
gente: defraudar al estado; funcionario hizo facturas falsas; sobreprecio en la municipalidad; fraude en carabineros; pacogate; boletas falsas del municipio; horas extras falsas; platas públicas fundaciones
law: fraud against the treasury
people: official defrauded the state
donde: Código Penal art. 239

[criminal-incompatible-negotiation]
ley: negociación incompatible; se interesare en cualquier negociación; directa o indirectamente; tráfico de influencias; dar o dejar tomar interés
gente: alcalde contrató a su empresa; funcionario le dio el contrato a su señora; tráfico de influencias; conflicto de interés funcionario; contrató a la empresa del hijo; pituto para un contrato
law: incompatible negotiation; influence peddling
people: gave the contract to his wife; conflict of interest
donde: Código Penal art. 240, 240 bis

[criminal-illicit-enrichment]
ley: incremento patrimonial relevante e injustificado; durante el ejercicio de su cargo; enriquecimiento ilícito; mayores derechos de los que le están señalados
gente: enriquecimiento ilícito; funcionario se hizo rico; político con plata sin explicar; me cobró de más el funcionario; cobrar por un trámite gratis
law: illicit enrichment; illegal exaction
people: official got rich
donde: Código Penal art. 157, 241, 241 bis

[criminal-bribery-official]
ley: cohecho; solicitare o aceptare recibir; beneficio económico o de otra naturaleza; empleado público que en razón de su cargo; omitir o por haber omitido un acto debido; infringido los deberes de su cargo
gente: coima; funcionario pidió plata; carabinero pidió plata; inspector pide coima; juez coimeado; me pidió plata por el permiso; regalo a un funcionario; corrupción de funcionario
law: bribery of public official; passive bribery
people: official asked for money; took a bribe
donde: Código Penal art. 248, 248 bis, 249

[criminal-bribing]
ley: ofreciere o consintiere en dar a un empleado público; soborno; beneficio económico o de otra naturaleza; provecho de éste o de un tercero; funcionario público extranjero
gente: sobornar; coimear; pagarle a un funcionario; ofrecerle plata a carabineros; coimear a un inspector; pagar para que me saquen la multa
law: active bribery; bribing a foreign official
people: bribe a cop; pay off an official
donde: Código Penal art. 250, 250 bis, 251 bis

[criminal-judge-prevarication]
ley: prevaricación; miembros de los tribunales de justicia; a sabiendas fallaren contra ley expresa y vigente; nieguen o retarden la administración de justicia
gente: juez corrupto; juez falló mal a propósito; juez comprado; denunciar a un juez; demandar a un juez; el juez no me quiere atender; juez prevaricador
law: judicial misconduct; prevarication
people: corrupt judge
donde: Código Penal art. 223, 224, 225; Código Orgánico de Tribunales art. 324

[criminal-lawyer-prevarication]
ley: abogado o procurador; abuso malicioso de su oficio; perjudicare a su cliente; descubriere sus secretos; patrocinare a la vez a la parte contraria
gente: mi abogado me engañó; abogado se vendió a la otra parte; abogado no hizo nada; mi abogado me estafó; demandar a mi abogado; abogado se quedó con mi plata; abogado reveló mis secretos
law: lawyer misconduct
people: my lawyer cheated me
donde: Código Penal art. 231, 232

[criminal-official-secrets]
ley: revelare los secretos de que tenga conocimiento por razón de su oficio; entregare indebidamente papeles; secretos de los particulares; custodia de documentos; substraiga o destruya
gente: funcionario filtró mis datos; filtración de la carpeta; médico contó mi enfermedad; secreto profesional; reveló información reservada; funcionario botó los papeles
law: breach of official secrets; professional secrecy
people: leaked my file
donde: Código Penal art. 242, 243, 244, 246, 247

[criminal-privileged-info]
ley: información privilegiada; haciendo uso de un secreto o información concreta reservada; obtuviere un beneficio económico
gente: usar información privilegiada; funcionario usó datos reservados; soplón del gobierno
law: insider information
people: insider information
donde: Código Penal art. 247 bis; Ley 18.045 art. 60, 164, 165

[criminal-public-employee-def]
ley: reputa empleado; cargo o función pública; sea en la Administración Central; nombramiento del Jefe de la República; cargo de elección popular
gente: quién es funcionario público; trabajo a honorarios en la muni y delito; concejal es empleado público; empresa del estado funcionario público
law: public employee definition
people: who is a public official
donde: Código Penal art. 260

[criminal-minor-faults]
ley: serán castigados con multa; cuatro unidades tributarias mensuales; espectáculo público; regla de policía
gente: delito menor; hacer ruido multa penal; tirar cosas a la calle; infracción leve penal; falta penal pena; contravención penal
law: petty offences; misdemeanours
people: minor offence
donde: Código Penal art. 494, 495, 496, 497, 498

[criminal-refuse-identify]
ley: acreditar su identidad; negare a manifestar su verdadero nombre; apellido y domicilio; ocultare su verdadero nombre; autoridad o persona que tenga derecho
gente: di un nombre falso a carabineros; no quise decir mi nombre; no mostrar el carnet; negarme a identificarme; mentí en mi rut
law: refusal to identify
people: gave a false name to police
donde: Código Penal art. 496; Código Procesal Penal art. 85

[criminal-terrorism]
ley: delitos terroristas; producir en la población el temor justificado; asociación terrorista; conducta terrorista; atentado explosivo o incendiario
gente: terrorista; ley antiterrorista; poner una bomba en la calle; quemar camiones en el sur; terrorismo en la araucanía; grupo terrorista; atentado terrorista; atentado con bomba
law: terrorism; terrorist association
people: terrorist attack
donde: Ley 18.314 art. 1, 2, 3; Ley 21.732 art. 1, 2

[criminal-state-security]
amplio: sueltas
ley: soberanía nacional; seguridad interior del Estado; se alzaren a mano armada; rebelión; sublevación; inciten o induzcan a la subversión
gente: ley de seguridad del estado; golpe de estado; traición a la patria; alzarse contra el gobierno; llamar a derrocar al presidente; espía de otro país
law: State security; rebellion; treason
people: coup; treason; overthrow the government
donde: Ley 12.927 art. 1, 4, 5, 6; Código Penal art. 106, 121, 126

[criminal-drug-trafficking]
ley: trafiquen, bajo cualquier título; sustancias o drogas estupefacientes o sicotrópicas; importen, exporten, transporten; posean, suministren, guarden o porten; tráfico ilícito de estupefacientes
gente: vender droga; narcotráfico; narco; tráfico de drogas; lo pillaron con cocaína; burrero; transportar droga; cuántos años por tráfico; mula con droga; dealer; lo pillaron vendiendo droga; le pillaron droga en el auto
law: drug trafficking
people: selling drugs; drug dealer; drug mule
donde: Ley 20.000 art. 1, 3

[criminal-drug-microtraffic]
ley: pequeñas cantidades de sustancias o drogas estupefacientes; uso o consumo personal exclusivo y próximo en el tiempo; calidad o pureza de la droga
gente: microtráfico; vender papelillos; vender marihuana; pillado con pitos; cuánta droga es consumo personal; gramos de marihuana permitidos; cogollos; pasta base; le encontraron droga a mi hijo; vendía en la esquina; me pillaron con marihuana; vecino vende droga; denunciar un punto de droga
law: micro-trafficking; small quantities of drugs
people: caught with weed; how much is personal use
donde: Ley 20.000 art. 4, 43

[criminal-drug-use]
ley: consumieren alguna de las drogas; lugares públicos o abiertos al público; consumo concertado; asistencia obligatoria a programas de prevención
gente: fumar marihuana en la calle; es delito fumar pitos; fumar un caño; consumir droga en público; me pillaron fumando; multa por fumar marihuana; drogarse en la plaza; consumo de marihuana en la casa; volarse con droga
law: drug consumption in public
people: smoking weed in public; is weed legal
donde: Ley 20.000 art. 50, 51, 52, 53, 54

[criminal-cannabis-growing]
ley: siembre, plante, cultive o coseche; especies vegetales del género cannabis; careciendo de la debida autorización; uso o consumo personal
gente: plantar marihuana; cultivo de marihuana; autocultivo; plantas de marihuana en la casa; cannabis medicinal; receta de cannabis; puedo tener una planta; cultivo indoor; marihuana medicinal
law: cannabis cultivation
people: grow weed; medical marijuana
donde: Ley 20.000 art. 8, 9, 10

[criminal-drug-precursors]
ley: precursores o sustancias químicas esenciales; preparación de drogas; elaboren, fabriquen, transformen; conociendo su destino
gente: fabricar droga; laboratorio de droga; cocina de cocaína; precursores químicos; hacer tusi; cocinar pasta base
law: drug precursors; drug manufacture
people: drug lab; making drugs
donde: Ley 20.000 art. 1, 2

[criminal-drug-property]
ley: facilitare un bien raíz, mueble, vehículo; propietario, poseedor, mero tenedor; tolerare o permitiere el tráfico o consumo
gente: arrendé mi casa y vendían droga; prestar la casa para vender droga; dueño del local donde venden droga; arrendatario vende droga; prestó el auto para llevar droga; venden droga en mi edificio
law: providing premises for drug offences
people: tenant sells drugs; lent house to dealers
donde: Ley 20.000 art. 11, 12

[criminal-drug-prescription]
ley: médico cirujano, odontólogo o médico veterinario; sin necesidad médica o terapéutica; hidrocarburos aromáticos; benceno, tolueno
gente: vender neoprén; vender clonazepam; recetas falsas de remedios; médico receta droga; venden ravotril; aspirar neoprén; vender pastillas sin receta
law: unlawful prescription; inhalants
people: glue sniffing; fake prescription
donde: Ley 20.000 art. 5, 6

[criminal-drug-aggravating]
ley: inmediaciones o en el interior de un establecimiento de enseñanza; centros hospitalarios, asistenciales, lugares de detención; suministró, promovió o facilitó el uso; valiéndose de personas exentas
gente: vender droga a un niño; vender droga en el colegio; vender droga cerca de una escuela; usar niños para vender droga; droga dentro de la cárcel; soldados narcos menores
law: aggravated drug trafficking
people: selling drugs to kids; near a school
donde: Ley 20.000 art. 19

[criminal-drug-cooperation]
ley: cooperación eficaz; suministro de datos o informaciones precisas; conduzca al esclarecimiento de los hechos; identificación de sus responsables; reducir la pena
gente: sapear rebaja la pena; dar nombres para bajar la pena; delatar al narco; delación compensada droga; cooperar contra la banda
law: effective cooperation
people: snitch for less time
donde: Ley 20.000 art. 22; Código Procesal Penal art. 228 bis A

[criminal-drug-association]
ley: se asociaren u organizaren con el objeto de cometer; mando o dirección de la organización; suministrare vehículos, armas, municiones; conspiración para cometer
gente: banda narco; cartel de drogas; organización narcotraficante; clan narco; jefe narco
law: drug conspiracy; criminal organisation
people: drug gang; drug cartel
donde: Ley 20.000 art. 16, 17, 18

[criminal-drug-forfeiture]
ley: caerán especialmente en comiso; bienes muebles, tales como vehículos motorizados; dinero, efectos de comercio y valores mobiliarios; facilitado o adquirido sus ganancias
gente: le quitaron el auto por droga; incautar casa por narcotráfico; plata de la droga; remate de bienes narcos; pierde la casa por vender droga
law: forfeiture of drug assets
people: seized house for drugs
donde: Ley 20.000 art. 40, 45, 46

[criminal-narco-funeral]
ley: ritos funerarios; funerales de riesgo; inhumación o cremación; disparos en funeral
gente: narcofuneral; funeral narco; balazos en un funeral; fuegos artificiales en un velorio
law: high-risk funerals
people: narco funeral
donde: Ley 21.717 art. 1

[criminal-weapon-possession]
ley: poseyeren o tuvieren alguna de las armas; sin las autorizaciones o sin la inscripción; armas de fuego; municiones y cartuchos; tenencia ilegal
gente: tener una pistola sin inscribir; arma sin papeles; tener un arma en la casa; heredé un arma; pistola del abuelo; escopeta sin inscribir; me pillaron una pistola; balas en la casa; arma no inscrita
law: illegal possession of firearms
people: unregistered gun; gun at home
donde: Ley 17.798 art. 2, 9

[criminal-weapon-carrying]
ley: portaren alguna de las armas; permiso para su porte; autorización de porte; porte ilegal de arma de fuego
gente: andar con pistola; porte de arma; portar un arma en la calle; llevar pistola en el auto; andar armado; permiso para portar armas; guardia con pistola; andar con un fierro
law: carrying a firearm
people: carry a gun; gun permit
donde: Ley 17.798 art. 6, 11

[criminal-weapon-registration]
ley: inscribirse a nombre de su poseedor; Dirección General de Movilización Nacional; solicitar la inscripción; aptitud física y psíquica compatible; conocimientos necesarios sobre conservación
gente: cómo inscribir un arma; requisitos para comprar un arma; comprar una pistola; permiso de tenencia; cuántas armas puedo tener; examen para tener arma; inscribir escopeta; murió el dueño del arma; entregar un arma
law: firearm registration; gun licence
people: buy a gun legally; register a gun
donde: Ley 17.798 art. 4, 5, 5 a, 14 C

[criminal-weapon-prohibited]
ley: armas largas cuyos cañones hayan sido recortados; armas hechizas; ametralladoras, subametralladoras; números de serie adulterados o borrados
gente: arma hechiza; escopeta recortada; armas prohibidas; pistola con número borrado; pistola modificada; arma de fogueo modificada; metralleta; granada de mano; silenciador de pistola
law: prohibited weapons; sawn-off shotgun; homemade gun
people: homemade gun; machine gun
donde: Ley 17.798 art. 3, 13, 14

[criminal-weapon-shooting]
ley: disparare injustificadamente un arma de fuego; hacia, en o desde lugares públicos; bombas o artefactos incendiarios; colocare, enviare, activare, arrojare, detonare
gente: balacera; disparar al aire; tirar balazos; tiros al aire; le disparó a una casa; bala loca; bomba molotov; tirotearon mi casa; poner un artefacto explosivo; ráfaga de disparos
law: unjustified shooting; explosive device
people: drive-by shooting; shots in the air
donde: Ley 17.798 art. 14 D

[criminal-weapon-trade]
ley: fabricaren, armaren, elaboraren, adaptaren; importaren, internaren al país; entrega o facilitación de armas
gente: vender armas; tráfico de armas; comprar pistola por internet; fabricar armas; imprimir un arma 3d; prestar mi arma; pasarle un arma a un menor; vender balas
law: arms trafficking
people: selling guns
donde: Ley 17.798 art. 9 a, 10, 10 a

[criminal-fireworks]
amplio: sueltas
ley: fuegos artificiales, artículos pirotécnicos; fuegos artificiales; espectáculos pirotécnicos; uso prohibido
gente: tirar fuegos artificiales; vender fuegos artificiales; petardos; quién prohíbe los fuegos artificiales; cohetes de año nuevo; bengalas
law: fireworks; pyrotechnics
people: illegal fireworks
donde: Ley 17.798 art. 3 a, 9, 14

[criminal-company-liability]
ley: responsabilidad penal de las personas jurídicas; cometidos directa e inmediatamente en su interés o para su provecho; deberes de dirección y supervisión; actividades de administración y supervisión; atribución de responsabilidad penal
gente: empresa puede ir presa; delito cometido por la empresa; empresa responde por delitos; sociedad imputada; cuándo la empresa es culpable; gerente comete delito a nombre de la empresa; ley 20393
law: criminal liability of legal entities; corporate criminal liability
people: can a company be guilty; company crime
donde: Ley 20.393 art. 1, 3

[criminal-company-scope]
ley: personas jurídicas de derecho privado; empresas del Estado; universidades del Estado; personas jurídicas religiosas
gente: a qué empresas se aplica la ley penal; fundación responde penalmente; pyme delito empresa; empresa pública responde penalmente; iglesia responde penalmente
law: entities subject to criminal liability
people: which companies can be prosecuted
donde: Ley 20.393 art. 2

[criminal-company-prevention-model]
ley: modelo de prevención de delitos; modelos de organización, administración y supervisión; encargado de prevención; protocolos, reglas y procedimientos; canales seguros de denuncia; certificación de la adopción
gente: compliance; programa de cumplimiento; oficial de cumplimiento; encargado de prevención de delitos; canal de denuncias de la empresa; certificar el modelo; eximir a la empresa; cómo se salva la empresa; matriz de riesgos penales
law: crime prevention model; compliance programme; compliance officer
people: corporate compliance; whistleblower channel
donde: Ley 20.393 art. 3, 4

[criminal-company-autonomous]
ley: responsabilidad de la persona jurídica será autónoma; no haya sido posible establecer la participación; responsables individuales; sobreseimiento temporal
gente: empresa culpable sin persona culpable; murió el gerente culpable; absuelven al gerente y condenan a la empresa
law: autonomous corporate liability
people: company guilty without a person
donde: Ley 20.393 art. 5

[criminal-company-mitigating]
ley: circunstancias atenuantes de la responsabilidad penal de la persona jurídica; colabora sustancialmente; medidas eficaces para prevenir la reiteración; condenada, dentro de los cinco años anteriores
gente: empresa coopera rebaja pena; autodenuncia de la empresa; atenuantes de la empresa; empresa reincidente; agravante de la empresa
law: corporate mitigating circumstances
people: company self-reports
donde: Ley 20.393 art. 6, 7

[criminal-company-penalties]
ley: disolución de la persona jurídica; cancelación de la personalidad jurídica; prohibición de celebrar actos y contratos con organismos del Estado; pérdida de beneficios fiscales; multa a beneficio fiscal; extinción de la persona jurídica
gente: qué penas tiene una empresa; cerrar la empresa por un delito; multa a la empresa por delito; empresa no puede contratar con el estado; disolver la empresa condenada; supervisión de la persona jurídica; multa penal de la empresa
law: corporate penalties; debarment; dissolution as a penalty
people: company shut down by court; fined company
donde: Ley 20.393 art. 8, 9, 10, 11, 12, 14

[criminal-company-accessory]
ley: publicación de un extracto de la sentencia; producto del delito; entero en arcas fiscales; penas accesorias; comiso de las ganancias
gente: publicar la sentencia de la empresa; quitarle las ganancias a la empresa; decomisar a la empresa; condena publicada en el diario
law: publication of judgment; corporate confiscation
people: publish the sentence
donde: Ley 20.393 art. 13

[criminal-company-merger]
ley: transmisión de la responsabilidad penal; transformación, fusión, absorción, división; personas jurídicas resultantes; disolución de común acuerdo
gente: empresa se fusionó y tenía delitos; comprar una empresa con juicio penal; dividir la empresa para no responder; cerrar la sociedad para zafar; empresa cambió de dueño y delito
law: successor liability; merger and criminal liability
people: bought a company with a criminal case
donde: Ley 20.393 art. 18

[criminal-company-procedure]
ley: curador ad litem; arrestado hasta la realización de la audiencia; defensor penal público; citación del representante legal
gente: quién representa a la empresa en el juicio penal; formalizar a una empresa; representante no va a la audiencia penal; defensor para la empresa; empresa imputada
law: representation of the legal entity; criminal proceedings against companies
people: who represents the company in criminal court
donde: Ley 20.393 art. 22, 23, 28

[criminal-company-exits]
ley: suspensión condicional del procedimiento; suspensión de la condena; principio de oportunidad; pagar una determinada suma; procedimiento abreviado
gente: salida alternativa para la empresa; empresa paga y se salva; suspender la condena de la empresa; abreviado para empresa; fiscalía archiva contra empresa
law: conditional suspension for companies
people: company plea deal
donde: Ley 20.393 art. 24, 25, 27, 29

[criminal-economic-crimes]
ley: delitos económicos; primera categoría; segunda categoría; en ejercicio de un cargo, función o posición en una empresa; beneficio económico o de otra naturaleza para una empresa
gente: delito económico; ley de delitos económicos; delitos de cuello y corbata; delito de un ejecutivo; colusión cárcel; crimen de cuello blanco; ley 21595
law: economic crimes; white-collar crime
people: white collar crime
donde: Ley 21.595 art. 1, 2, 3, 4

[criminal-economic-penalties]
ley: culpabilidad disminuida; posición jerárquica superior; perjuicio muy elevado; atenuante muy calificada; inhabilitación para el ejercicio de cargos gerenciales; remisión condicional; sistema de días-multa
gente: clases de ética; cárcel efectiva para empresarios; pena de los gerentes; ejecutivo condenado; multa por delito económico; prohibir ser director por delito; empresario preso
law: day-fines; penalties for economic crimes; management ban
people: executives go to jail
donde: Ley 21.595 art. 8, 9, 13, 14, 15, 16

[criminal-money-laundering]
ley: oculte o disimule el origen ilícito; lavado de activos; a sabiendas de que provienen; adquiera, posea, tenga o use; ánimo de lucro
gente: lavado de plata; lavar dinero; blanqueo; blanquear plata; prestar mi cuenta; cuenta rut prestada para depósitos; testaferro; me depositaron plata sucia; presté mi cuenta rut; plata negra
law: money laundering
people: launder money; dirty money; lent my bank account
donde: Ley 19.913 art. 27

[criminal-uaf-reporting]
ley: operaciones sospechosas; Unidad de Análisis Financiero; obligadas a informar; corredores de propiedades; notarios y conservadores; diez mil dólares; personas expuestas políticamente
gente: uaf; reporte de operación sospechosa; quién debe informar a la uaf; pagar en efectivo una casa; corredor debe reportar; registros de efectivo; entrar dólares al país; multa de la uaf; declarar dinero en la aduana
law: suspicious transaction report; financial intelligence unit
people: report large cash; carry cash across border
donde: Ley 19.913 art. 3, 4, 5, 6, 19, 20

[criminal-remission]
ley: remisión condicional; discreta observación y asistencia; no excediere de tres años; satisfaga la indemnización civil
gente: firmar en gendarmería; remisión condicional; firma mensual; condenado pero libre; no va preso si es primera vez; cuánto tiempo hay que firmar; cumplir la pena en libertad; pena remitida
law: conditional remission; suspended sentence; criminal probation
people: suspended sentence; sign in monthly
donde: Ley 18.216 art. 3, 4, 5, 6

[criminal-partial-reclusion]
ley: reclusión parcial; encierro en el domicilio del condenado; cincuenta y seis horas semanales; reclusión nocturna
gente: reclusión nocturna; dormir en la cárcel; arresto nocturno como pena; preso en la casa de noche; pena en la casa; reclusión domiciliaria nocturna; preso los fines de semana; cumplir condena en la casa
law: partial confinement; night confinement; weekend detention
people: serve the sentence at home at night
donde: Ley 18.216 art. 7, 8, 9

[criminal-community-service]
ley: prestación de servicios en beneficio de la comunidad; actividades no remuneradas
gente: trabajo comunitario; trabajos comunitarios como pena; cambiar la cárcel por trabajo; barrer plazas; horas comunitarias; cuántas horas de trabajo comunitario
law: community service
people: community service sentence
donde: Ley 18.216 art. 10, 11, 12, 12 bis

[criminal-supervised-freedom]
ley: libertad vigilada intensiva; libertad vigilada; delegado de libertad vigilada; plan de intervención individual; vigilancia y orientación permanentes
gente: libertad vigilada; pena de tres a cinco años sin cárcel; delegado de gendarmería; cumplir en libertad con control; ir donde el delegado; condena de cinco años sin ir preso
law: supervised release; intensive probation
people: probation officer
donde: Ley 18.216 art. 14, 15, 15 bis, 16, 17

[criminal-ankle-monitor]
ley: monitoreo telemático; dispositivos de control telemático; supervisión por medios tecnológicos; arrancare, destruyere, hiciere desaparecer; informe de factibilidad técnica
gente: tobillera electrónica; brazalete electrónico; grillete electrónico; se sacó la tobillera; pulsera electrónica; tobillera para agresor; romper la tobillera
law: electronic monitoring; ankle bracelet
people: ankle monitor
donde: Ley 18.216 art. 23 bis, 23 ter, 23 octies; Ley 21.378 art. 1

[criminal-substitute-breach]
ley: incumplimiento grave o reiterado; revocar la pena sustitutiva; intensificar las condiciones; por una pena sustitutiva de mayor intensidad; abonándose al tiempo de cumplimiento
gente: no fui a firmar; me revocan la firma; no cumplí la pena sustitutiva; orden de detención por no firmar; cometió otro delito con firma; falté a gendarmería; me pueden meter preso por no firmar; dejé de firmar en gendarmería
law: revocation of substitute penalty; breach of probation
people: missed signing in; probation revoked
donde: Ley 18.216 art. 24, 25, 26, 27, 28

[criminal-mixed-penalty]
ley: pena mixta; interrupción de la pena privativa de libertad; cumplido al menos un tercio de la pena; comportamiento calificado como muy bueno o bueno; libertad vigilada intensiva
gente: pena mixta; salir antes de la cárcel; mitad preso mitad libre; cambiar cárcel por libertad vigilada
law: mixed penalty
people: get out early with supervision
donde: Ley 18.216 art. 33

[criminal-expulsion]
ley: expulsión del territorio nacional; condenado a una pena igual o inferior a cinco años; extranjero que no residiere legalmente; no podrá regresar
gente: expulsar a un extranjero condenado; deportar por delito; extranjero preso lo echan; venezolano condenado expulsión; deportado por robar; cambiar cárcel por expulsión
law: expulsion of convicted foreigner; deportation
people: deported for a crime
donde: Ley 18.216 art. 34

[criminal-record-omission]
ley: omisión, en los certificados de antecedentes; anotaciones a que diere origen la sentencia condenatoria; satisfactorio cumplimiento; no hubieren sido condenadas anteriormente; eliminación definitiva
gente: limpiar los papeles; borrar antecedentes; papel de antecedentes sucio; condena aparece en mis papeles; manchar los papeles; me sale la condena en el certificado; buscar pega con antecedentes; omitir antecedentes
law: omission of criminal record; expungement
people: clear my record; clean my papers
donde: Ley 18.216 art. 38, 39

[criminal-substitute-excluded]
ley: no procederá la facultad; no procederán las penas sustitutivas; autores de los delitos consumados previstos; penas que podrán sustituirse
gente: quién no puede cumplir en libertad; delitos sin beneficios; violador sin beneficios; narco pena efectiva; cárcel efectiva obligatoria; cuándo hay cárcel efectiva; penas sustitutivas
law: excluded from substitute penalties; alternatives to prison
people: mandatory prison; alternatives to jail
donde: Ley 18.216 art. 1; Ley 20.000 art. 62

[criminal-teen-scope]
ley: responsabilidad penal de los adolescentes; mayores de catorce y menores de dieciocho años; principio de ejecución del delito; límites de edad
gente: adolescente delincuente; mi hijo de 15 años robó; menor de edad detenido; menor preso; cabro de 16 delito; ley de responsabilidad penal juvenil; le puede pasar a un menor que roba; adolescente infractor; tomaron preso a mi hijo menor; menor de 17 que roba
law: juvenile criminal liability; young offenders
people: my teenage son was arrested; juvenile crime
donde: Ley 20.084 art. 1, 3

[criminal-teen-under-14]
ley: menor de catorce años; ejecución flagrante; entregar al niño inmediata y directamente; restricción de libertad
gente: niño de 12 robó; niño de 13 años delito; menor de 14 no va preso; qué pasa si un niño roba; inimputable por edad; niño chico asaltó
law: child under fourteen
people: twelve-year-old committed a crime
donde: Ley 20.084 art. 58

[criminal-teen-sex]
ley: regla especial para delitos sexuales; conducta se hubiere realizado con una persona menor; diferencia de edad; no exista entre aquélla y el imputado
gente: pololos menores de edad relaciones; relaciones entre adolescentes; niño de 15 y niña de 13; pololeo entre menores delito; sexo entre menores
law: close-in-age exemption
people: teens having sex; romeo and juliet
donde: Ley 20.084 art. 4

[criminal-teen-prescription]
ley: prescripción de la acción penal y de la pena será de dos años; conductas constitutivas de crímenes; faltas, en que será de seis meses
gente: cuándo prescribe delito de un menor; prescripción delito adolescente; delito que cometí cuando era menor
law: limitation for juvenile offences
people: crime when I was a minor
donde: Ley 20.084 art. 5

[criminal-teen-sanctions]
ley: Escala General de Sanciones Penales para Adolescentes; libertad asistida; reparación del daño causado; internación en régimen cerrado; sanción accesoria
gente: qué pena le dan a un menor; castigo a un adolescente; sanciones para menores; cárcel para menores; sename preso; cuánto le dan a un menor por robar; condena de un adolescente
law: juvenile sanctions
people: punishment for a minor
donde: Ley 20.084 art. 6, 7

[criminal-teen-closed]
ley: internación en régimen cerrado; internación en régimen semicerrado; programa de reinserción social; sanciones privativas de libertad; cinco años si el infractor tuviere menos de dieciséis
gente: encierro de menores; centro cerrado; cuántos años preso un menor; cárcel de menores cuánto; internado por delito; semicerrado; máximo de años para un adolescente; menor que mató cuánto le dan
law: closed regime; juvenile detention
people: juvenile detention; how long can a minor be locked up
donde: Ley 20.084 art. 15, 16, 17, 18, 47

[criminal-teen-assisted-freedom]
ley: libertad asistida especial; libertad asistida; control de un delegado; programa personalizado; no podrá exceder de tres años
gente: libertad asistida; delegado del menor; menor con programa; mi hijo tiene que ir al programa; control de un adolescente condenado
law: assisted freedom; juvenile probation
people: juvenile probation
donde: Ley 20.084 art. 13, 14

[criminal-teen-community]
ley: servicios en beneficio de la comunidad; resarcir a la víctima; prestación en dinero; multa a beneficio fiscal; actividades no remuneradas
gente: menor paga el daño; adolescente trabajo comunitario; multa a un menor; papás pagan la multa del hijo; menor que rayó paredes castigo; menor repara el daño
law: juvenile community service
people: teenager must repair damage
donde: Ley 20.084 art. 9, 10, 11

[criminal-teen-driving-ban]
ley: prohibición de conducir vehículos motorizados; podrá ser impuesta; conducción de dichos vehículos
gente: menor manejando delito; prohibir manejar a un adolescente; menor chocó y le quitan la licencia
law: driving ban for minors
people: teenager banned from driving
donde: Ley 20.084 art. 12

[criminal-teen-penalty-rules]
ley: determinación de la naturaleza de la pena; extensión de las penas; individualización de la pena; gravedad de la infracción; edad y el desarrollo del adolescente; idoneidad de la sanción
gente: cómo calculan la pena de un menor; rebaja de pena por ser menor; pena más baja por adolescente; criterios para sancionar a un menor
law: juvenile sentencing rules
people: how is a minor sentenced
donde: Ley 20.084 art. 21, 22, 23, 24

[criminal-teen-unification]
ley: unificación de condenas; concurso de infracciones; imposición conjunta; regímenes diversos
gente: menor con varias condenas; juntar condenas de un adolescente; delitos antes y después de los 18; delito de menor y otro de adulto
law: unification of sentences
people: crimes before and after eighteen
donde: Ley 20.084 art. 25 ter, 25 quáter, 25 quinquies

[criminal-teen-detention]
ley: detención en caso de flagrancia; adolescente sólo podrá declarar ante el fiscal; presencia de un defensor; directamente y en el menor tiempo posible; plazo máximo de 24 horas
gente: detuvieron a mi hijo menor; carabineros puede detener a un menor; interrogar a un menor; menor en la comisaría; avisar a los padres del detenido; mi hijo está en la comisaría; menor declara sin abogado
law: arrest of a minor
people: police arrested my son; minor questioned by police
donde: Ley 20.084 art. 31

[criminal-teen-precautionary]
ley: internación provisoria en un centro cerrado; medidas cautelares del procedimiento; permiso de salida diaria; proporcionalidad de las medidas cautelares
gente: internación provisoria; prisión preventiva de un menor; menor encerrado mientras investigan; mi hijo quedó internado; puede salir mi hijo del centro
law: provisional internment
people: minor held before trial
donde: Ley 20.084 art. 32, 33, 34

[criminal-teen-procedure]
ley: sistema especializado; justicia penal para adolescentes; primera audiencia; juicio inmediato; plazo máximo de seis meses; audiencia de determinación de la pena; padres o de la persona que lo tenga bajo su cuidado
gente: juicio adolescente; cuánto dura la investigación de un menor; papás en el juicio del hijo; audiencia de un menor; quién juzga a un menor; interés superior del adolescente imputado; juicio penal de un menor
law: juvenile procedure; juvenile court
people: trial of a minor; parents at the hearing
donde: Ley 20.084 art. 29, 36, 37, 38, 40

[criminal-teen-suspension]
ley: suspensión de la imposición de condena; iguales o inferiores a 540 días; principio de oportunidad; plazo de seis meses
gente: suspender la condena a un menor; menor primera vez perdonan; salida alternativa para menor; cerrar la causa de un adolescente
law: suspension of sentence; discretionary prosecution
people: second chance for a minor
donde: Ley 20.084 art. 35, 41

[criminal-teen-execution]
ley: quebrantamiento de condena; sustitución de condena; remisión de condena; saldo de condena; control de la ejecución; derechos en la ejecución de sanciones
gente: menor no cumple la sanción; cambiar la sanción del menor; acortar la condena de un adolescente; menor se fugó del centro; derechos del menor internado; menor preso sale antes
law: breach, substitution and remission of juvenile sanctions
people: minor broke the conditions
donde: Ley 20.084 art. 49, 50, 52, 53, 55

[criminal-teen-turns-18]
ley: cumplimiento de la mayoría de edad; imputado o condenado por una infracción; principio de separación; centros de privación de libertad
gente: menor preso cumple 18; cumplió 18 en el centro; pasan al menor a cárcel de adultos; menores con adultos en la cárcel; separados de los adultos
law: reaching adulthood; separation from adults
people: turned 18 in detention
donde: Ley 20.084 art. 48, 56

[criminal-teen-centres]
ley: normas de orden interno y seguridad; recintos de privación de libertad; normas disciplinarias; condiciones básicas; condiciones dignas; gobierno interior
gente: maltrato en centro de menores; visitas a mi hijo en el sename; castigos en el centro; aislamiento de un menor; estudiar en el centro cerrado; pelea en centro juvenil
law: juvenile centres; disciplinary rules
people: visit my son in detention
donde: Ley 20.084 art. 43, 44, 45, 46

[criminal-antidiscrimination-def]
ley: discriminación arbitraria; distinción, exclusión o restricción que carezca de justificación razonable; raza o etnia, nacionalidad, situación socioeconómica; orientación sexual, identidad de género; apariencia personal
gente: me discriminaron; discriminado por ser gay; no me dejaron entrar por mi apariencia; discriminado por extranjero; me trataron distinto por moreno; ley zamudio; discriminación por discapacidad; racismo; homofobia
law: arbitrary discrimination
people: discriminated; racism; homophobia
donde: Ley 20.609 art. 1, 2; Constitución Política art. 19

[criminal-antidiscrimination-action]
ley: acción de no discriminación arbitraria; juez de letras de su domicilio; directamente afectados; interponer la acción
gente: demandar por discriminación; dónde denunciar discriminación; plazo para demandar por discriminación; cómo demando por la ley zamudio; denunciar a un local por discriminar
law: non-discrimination action
people: sue for discrimination
donde: Ley 20.609 art. 3, 4, 5, 6, 7

[criminal-antidiscrimination-ruling]
ley: dejará sin efecto el acto discriminatorio; multa de cinco a cincuenta unidades tributarias mensuales; careciere de todo fundamento
gente: multa por discriminar; qué gano con demanda de discriminación; indemnización por discriminación; sanción a quien discrimina
law: discrimination judgment; discrimination fine
people: compensation for discrimination
donde: Ley 20.609 art. 12, 13

[criminal-illegal-access]
ley: acceso ilícito; sin autorización o excediendo la autorización; superando barreras técnicas; acceda a un sistema informático; divulgare la información
gente: me hackearon; entró a mi facebook; me robaron la cuenta de instagram; entró a mi correo; adivinó mi clave; me hackearon el whatsapp; entrar al computador ajeno; mi ex entró a mis cuentas; me robaron el whatsapp; me quitaron la cuenta de instagram; se metió a mi correo
law: illegal access; hacking
people: hacked; broke into my account
donde: Ley 21.459 art. 2

[criminal-data-interception]
ley: interceptación ilícita; transmisión no pública de información; emisiones electromagnéticas; por medios técnicos
gente: espiar el wifi; interceptar mensajes; programa espía en mi celular; me espían el celular; intervinieron mi teléfono; pincharon el celular; stalkerware
law: illegal interception
people: spyware on my phone; wiretapped
donde: Ley 21.459 art. 3; Ley 18.168 art. 36 b

[criminal-system-attack]
ley: ataque a la integridad de un sistema informático; obstaculice o impida el normal funcionamiento; altere, dañe o suprima datos informáticos; ataque a la integridad de los datos
gente: virus en la empresa; ransomware; borraron mis archivos; botaron la página web; ex empleado borró todo; secuestraron los datos; ataque informático; ciberataque
law: system interference; data interference
people: ransomware; cyber attack; deleted my files
donde: Ley 21.459 art. 1, 4

[criminal-computer-fraud]
ley: fraude informático; manipule un sistema informático; introducción, alteración, daño o supresión de datos informáticos; beneficio económico; falsificación informática; datos auténticos
gente: estafa por internet; phishing; me robaron por internet; mensaje falso del banco; link falso; me transfirieron la plata sin permiso; fraude bancario por internet; página falsa del banco; vishing; me llamaron del banco y di la clave; pinché un link; me pidieron el código y me robaron; me llegó un mensaje falso
law: computer fraud; computer forgery; phishing
people: online scam; phishing
donde: Ley 21.459 art. 5, 7

[criminal-data-receiving]
ley: receptación de datos informáticos; comercialice, transfiera o almacene; abuso de los dispositivos; provenientes de la realización de las conductas; contraseñas, códigos de seguridad o de acceso
gente: vender claves robadas; vender bases de datos robadas; comprar datos filtrados; vender programas para hackear; skimmer
law: receiving of data; misuse of devices
people: selling stolen passwords
donde: Ley 21.459 art. 6, 8

[criminal-cyber-rules]
ley: circunstancia atenuante especial; cooperación eficaz; abuso de una posición de confianza; vulnerabilidad, confianza o desconocimiento de niños; delitos informáticos
gente: delitos informáticos; ley de delitos informáticos; hacking ético; agravantes del delito informático; hackeo a un adulto mayor; ciberdelito; pdi cibercrimen
law: cybercrime; computer crimes
people: cybercrime; ethical hacking
donde: Ley 21.459 art. 9, 10, 16

[criminal-preventive-identity-check]
ley: verificar la identidad de cualquier persona mayor de 18 años; vías públicas, en otros lugares públicos; orden de detención pendiente; cualquier medio de identificación; no podrá extenderse por más de una hora
gente: control de identidad preventivo; carabineros me pidió el carnet; me pueden pedir el carnet; control de carnet a menores; estoy obligado a mostrar el carnet; pacos me piden identificación en la calle; me revisaron la mochila
law: preventive identity check; stop and identify
people: police asked for my ID; stop and search
donde: Ley 20.931 art. 12

[criminal-stadium-rules]
ley: espectáculos de fútbol profesional; estadio o sus inmediaciones; prohibición de asistencia a espectáculos; derecho de admisión; barras de los clubes
gente: pelea en el estadio; código 102; prohibido entrar al estadio; barra brava; me echaron del estadio; tirar bengala en el estadio; invadir la cancha; barrista; entrar al estadio con bengala; estadio seguro
law: stadium violence law; stadium ban
people: banned from the stadium; hooligans
donde: Ley 19.327 art. 3, 16, 19

[criminal-intellectual-piracy]
ley: utilice obras de dominio ajeno; sin estar expresamente facultado; copias de obras; comercialización ilícita; maliciosamente usen, con fines comerciales, una marca
gente: piratería; vender películas piratas; descargar música ilegal; copiar un libro; vender ropa falsificada; mercadería falsificada; zapatillas truchas; marca falsa
law: piracy; copyright crime; counterfeit goods
people: pirated movies; fake brand goods
donde: Ley 17.336 art. 79, 80, 81; Ley 19.039 art. 28

[criminal-street-vending]
ley: comercio clandestino; comercio ambulante; sin permiso municipal
gente: vender en la calle; ambulante; coleros; vendedor ambulante delito; me quitaron la mercadería; carabineros me requisó; vender en la calle sin permiso
law: unlicensed street vending
people: street vendor; sell on the street
donde: Ley 21.426 art. 1, 5; Código Tributario art. 97

[criminal-alcohol-public]
ley: consumo de bebidas alcohólicas en calles, caminos, plazas; bebidas alcohólicas; manifiesto estado de ebriedad; venta a menores de dieciocho años
gente: tomar en la calle; beber en la vía pública; tomar en la plaza; vender copete a menores; curado en la calle; vender alcohol sin patente; clandestino de alcohol; multa por tomar en la calle; tomar en la playa
law: drinking in public; sale of alcohol to minors
people: drink in public; sell alcohol to minors
donde: Ley 19.925 art. 25, 26, 29, 42

[criminal-smuggling]
ley: contrabando; introducir o extraer del territorio nacional mercancías; importación o exportación se encuentren prohibidas; eludiendo el ejercicio de la potestad; tributos que pudieran corresponderles
gente: contrabando; pasar cigarros por la frontera; cigarros de contrabando; traer mercadería sin declarar; multa de aduana; me quitaron cosas en la aduana
law: smuggling; customs offences
people: smuggled cigarettes; customs seized
donde: DFL 30 de 2005 art. 168, 178

[criminal-collusion]
ley: fijar precios de venta; limitar su producción; asignar o repartir zonas; afectar el resultado de procesos de licitación; acuerdos entre competidores
gente: colusión; coludirse; empresas se ponen de acuerdo en los precios; colusión de las farmacias; cartel de precios; cárcel por colusión; ir preso por coludirse
law: cartel; price fixing
people: companies fix prices
donde: DL 211 art. 3, 62, 63

[criminal-illegal-subdivision]
ley: subdivisión o loteo irregular; enajene cualquier clase de terrenos; acto idóneo y eficaz para transferir
gente: loteo brujo; me vendieron un loteo irregular; vender parcelas sin permiso; parcela ilegal; venta de sitios irregulares; cesión de derechos truchos; me vendieron un terreno sin papeles
law: illegal land subdivision
people: bought an illegal plot
donde: DFL 458 de 1975 art. 136

[criminal-gender-violence]
ley: violencia contra las mujeres; violencia de género; violencia psicológica; violencia económica; violencia física; violencia sexual
gente: mi ex me acosa; mi ex me hostiga; mi ex me sigue; mi ex no me deja tranquila; me persigue un hombre; stalker; me llama todo el día mi ex; ley integral de violencia; violencia económica de mi pareja
law: gender-based violence; violence against women; stalking
people: my ex stalks me; ex keeps following me
donde: Ley 21.675 art. 5, 6

[criminal-false-alarm]
ley: falsa alarma de incendio; emergencia o calamidad pública; Cuerpos de Bomberos
gente: aviso falso de bomba; amenaza de bomba falsa; llamar a bomberos en broma; pitanza a bomberos; llamada falsa a carabineros; falsa alarma bomba
law: false alarm; hoax call
people: fake bomb threat; prank call to firefighters
donde: Código Penal art. 268 bis
`;
