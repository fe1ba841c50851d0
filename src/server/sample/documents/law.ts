/** Articles of the Civil Code that a lease rests on, word for word: an excerpt of a public law, which belongs to everybody. */
export const law = `CÓDIGO CIVIL DE CHILE

Extracto: artículos sobre la cláusula penal, la buena fe y el contrato de arrendamiento. Texto refundido por el D.F.L. N° 1 de 2000, del Ministerio de Justicia, publicado por la Biblioteca del Congreso Nacional (Ley Chile).

LIBRO CUARTO. DE LAS OBLIGACIONES EN GENERAL Y DE LOS CONTRATOS

Título XI. De las obligaciones con cláusula penal

Art. 1535. La cláusula penal es aquella en que una persona, para asegurar el cumplimiento de una obligación, se sujeta a una pena, que consiste en dar o hacer algo en caso de no ejecutar o de retardar la obligación principal.

Art. 1538. Háyase o no estipulado un término dentro del cual deba cumplirse la obligación principal, el deudor no incurre en la pena sino cuando se ha constituido en mora, si la obligación es positiva.

Si la obligación es negativa, se incurre en la pena desde que se ejecuta el hecho de que el deudor se ha obligado a abstenerse.

Art. 1544. Cuando por el pacto principal una de las partes se obligó a pagar una cantidad determinada, como equivalente a lo que por la otra parte debe prestarse, y la pena consiste asimismo en el pago de una cantidad determinada, podrá pedirse que se rebaje de la segunda todo lo que exceda al duplo de la primera, incluyéndose ésta en él.

La disposición anterior no se aplica al mutuo ni a las obligaciones de valor inapreciable o indeterminado.

En el primero se podrá rebajar la pena en lo que exceda al máximum del interés que es permitido estipular.

En las segundas se deja a la prudencia del juez moderarla, cuando atendidas las circunstancias pareciere enorme.

Título XII. Del efecto de las obligaciones

Art. 1545. Todo contrato legalmente celebrado es una ley para los contratantes, y no puede ser invalidado sino por su consentimiento mutuo o por causas legales.

Art. 1546. Los contratos deben ejecutarse de buena fe, y por consiguiente obligan no sólo a lo que en ellos se expresa, sino a todas las cosas que emanan precisamente de la naturaleza de la obligación, o que por la ley o la costumbre pertenecen a ella.

Título XXVI. Del contrato de arrendamiento

Art. 1915. El arrendamiento es un contrato en que las dos partes se obligan recíprocamente, la una a conceder el goce de una cosa, o a ejecutar una obra o prestar un servicio, y la otra a pagar por este goce, obra o servicio un precio determinado.

Art. 1916. Son susceptibles de arrendamiento todas las cosas corporales o incorporales, que pueden usarse sin consumirse; excepto aquellas que la ley prohíbe arrendar, y los derechos estrictamente personales, como los de habitación y uso.

Puede arrendarse aun la cosa ajena, y el arrendatario de buena fe tendrá acción de saneamiento contra el arrendador, en caso de evicción.

Art. 1924. El arrendador es obligado:

1º. A entregar al arrendatario la cosa arrendada;

2º. A mantenerla en el estado de servir para el fin a que ha sido arrendada;

3º. A librar al arrendatario de toda turbación o embarazo en el goce de la cosa arrendada.

Art. 1927. La obligación de mantener la cosa arrendada en buen estado consiste en hacer durante el arriendo todas las reparaciones necesarias, a excepción de las locativas, las cuales corresponden generalmente al arrendatario.

Pero será obligado el arrendador aun a las reparaciones locativas, si los deterioros que las han hecho necesarias provinieron de fuerza mayor o caso fortuito, o de la mala calidad de la cosa arrendada.

Las estipulaciones de los contratantes podrán modificar estas obligaciones.

Art. 1928. El arrendador en virtud de la obligación de librar al arrendatario de toda turbación o embarazo, no podrá, sin el consentimiento del arrendatario, mudar la forma de la cosa arrendada, ni hacer en ella obras o trabajos algunos que puedan turbarle o embarazarle el goce de ella.

Con todo, si se trata de reparaciones que no puedan sin grave inconveniente diferirse, será el arrendatario obligado a sufrirlas, aun cuando le priven del goce de una parte de la cosa arrendada; pero tendrá derecho a que se le rebaje entre tanto el precio o renta, a proporción de la parte que fuere.

Y si estas reparaciones recaen sobre tan gran parte de la cosa, que el resto no aparezca suficiente para el objeto con que se tomó en arriendo, podrá el arrendatario dar por terminado el arrendamiento.

El arrendatario tendrá además derecho para que se le abonen los perjuicios, si las reparaciones procedieren de causa que existía ya al tiempo del contrato, y no era entonces conocida por el arrendatario, pero lo era por el arrendador, o era tal que el arrendador tuviese antecedentes para temerla, o debiese por su profesión conocerla.

Lo mismo será cuando las reparaciones hayan de embarazar el goce de la cosa demasiado tiempo, de manera que no pueda subsistir el arrendamiento sin grave molestia o perjuicio del arrendatario.

Art. 1936. El arrendador no es obligado a reembolsar el costo de las mejoras útiles, en que no ha consentido con la expresa condición de abonarlas; pero el arrendatario podrá separar y llevarse los materiales, sin detrimento de la cosa arrendada; a menos que el arrendador esté dispuesto a abonarle lo que valdrían los materiales considerándolos separados.

Art. 1938. El arrendatario es obligado a usar de la cosa según los términos o espíritu del contrato; y no podrá en consecuencia hacerla servir a otros objetos que los convenidos, o, a falta de convención expresa, aquellos a que la cosa es naturalmente destinada, o que deban presumirse de las circunstancias del contrato o de la costumbre del país.

Si el arrendatario contraviene a esta regla, podrá el arrendador reclamar la terminación del arriendo con indemnización de perjuicios, o limitarse a esta indemnización, dejando subsistir el arriendo.

Art. 1939. El arrendatario empleará en la conservación de la cosa el cuidado de un buen padre de familia.

Faltando a esta obligación, responderá de los perjuicios; y aun tendrá derecho el arrendador para poner fin al arrendamiento, en el caso de un grave y culpable deterioro.

Art. 1940. El arrendatario es obligado a las reparaciones locativas.

Se entienden por reparaciones locativas las que según la costumbre del país son de cargo de los arrendatarios, y en general las de aquellas especies de deterioro que ordinariamente se producen por culpa del arrendatario o de sus dependientes, como descalabros de paredes o cercas, albañales y acequias, rotura de cristales, etc.

Art. 1942. El arrendatario es obligado al pago del precio o renta.

Podrá el arrendador, para seguridad de este pago, y de las indemnizaciones a que tenga derecho, retener todos los frutos existentes de la cosa arrendada, y todos los objetos con que el arrendatario la haya amoblado, guarnecido o provisto, y que le pertenecieren; y se entenderá que le pertenecen, a menos de prueba contraria.

Art. 1944. El pago del precio o renta se hará en los períodos estipulados, o a falta de estipulación, conforme a la costumbre del país, y no habiendo estipulación ni costumbre fija, según las reglas que siguen:

La renta de predios urbanos se pagará por meses, la de predios rústicos por años.

Si una cosa mueble o semoviente se arrienda por cierto número de años, meses, días, cada una de las pensiones periódicas se deberá inmediatamente después de la expiración del respectivo año, mes o día.

Si se arrienda por una sola suma, se deberá ésta luego que termine el arrendamiento.

Art. 1945. Cuando por culpa del arrendatario se pone término al arrendamiento, será el arrendatario obligado a la indemnización de perjuicios, y especialmente al pago de la renta por el tiempo que falte hasta el día en que desahuciando hubiera podido hacer cesar el arriendo, o en que el arriendo hubiera terminado sin desahucio.

Podrá con todo eximirse de este pago proponiendo bajo su responsabilidad persona idónea que le substituya por el tiempo que falte, y prestando al efecto fianza u otra seguridad competente.

Art. 1946. El arrendatario no tiene la facultad de ceder el arriendo ni de subarrendar, a menos que se le haya expresamente concedido; pero en este caso no podrá el cesionario o subarrendatario usar o gozar de la cosa en otros términos que los estipulados con el arrendatario directo.

Art. 1947. El arrendatario es obligado a restituir la cosa al fin del arrendamiento.

Deberá restituirla en el estado en que le fue entregada, tomándose en consideración el deterioro ocasionado por el uso y goce legítimos.

Si no constare el estado en que le fue entregada, se entenderá haberla recibido en regular estado de servicio, a menos que pruebe lo contrario.

En cuanto a los daños y pérdidas sobrevenidas durante su goce, deberá probar que no sobrevinieron por su culpa, ni por culpa de sus huéspedes, dependientes o subarrendatarios, y a falta de esta prueba será responsable.

Art. 1948. La restitución de la cosa raíz se verificará desocupándola enteramente, poniéndola a disposición del arrendador y entregándole las llaves.

Art. 1956. Terminado el arrendamiento por desahucio, o de cualquier otro modo, no se entenderá en caso alguno que la aparente aquiescencia del arrendador a la retención de la cosa por el arrendatario, es una renovación del contrato.

Si llegado el día de la restitución no se renueva expresamente el contrato, tendrá derecho el arrendador para exigirla cuando quiera.

Con todo, si la cosa fuere raíz y el arrendatario con el beneplácito del arrendador hubiere pagado la renta de cualquier espacio de tiempo subsiguiente a la terminación, o si ambas partes hubieren manifestado por cualquier otro hecho igualmente inequívoco su intención de perseverar en el arriendo, se entenderá renovado el contrato bajo las mismas condiciones que antes, pero no por más tiempo que el de tres meses en los predios urbanos y el necesario para utilizar las labores principiadas y coger los frutos pendientes en los predios rústicos, sin perjuicio de que a la expiración de este tiempo vuelva a renovarse el arriendo de la misma manera.

Art. 1977. La mora de un período entero en el pago de la renta, dará derecho al arrendador, después de dos reconvenciones, entre las cuales medien a lo menos cuatro días, para hacer cesar inmediatamente el arriendo, si no se presta seguridad competente de que se verificará el pago dentro de un plazo razonable, que no bajará de treinta días.
`;
