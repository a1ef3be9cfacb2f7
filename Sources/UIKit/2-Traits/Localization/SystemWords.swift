/// The words of ``SystemWord`` in other languages.
struct SystemWords: Sendable {
  /// The words by their English ones; empty for English.
  var words: [String: String] = [:]

  /// The languages of the columns, in their order.
  static let languages = ["de", "fr", "es", "it", "pt", "nl", "ja", "zh", "ko", "ar", "he"]

  /// The words in English and in these languages.
  static let table = """
    Done|Fertig|OK|OK|Fine|OK|Gereed|完了|完成|완료|تم|סיום
    Cancel|Abbrechen|Annuler|Cancelar|Annulla|Cancelar|Annuleer|キャンセル|取消|취소|إلغاء|ביטול
    Edit|Bearbeiten|Modifier|Editar|Modifica|Editar|Wijzig|編集|编辑|편집|تحرير|עריכה
    Save|Sichern|Enregistrer|Guardar|Salva|Salvar|Bewaar|保存|存储|저장|حفظ|שמירה
    Add|Hinzufügen|Ajouter|Añadir|Aggiungi|Adicionar|Voeg toe|追加|添加|추가|إضافة|הוספה
    Compose|Verfassen|Rédiger|Redactar|Scrivi|Escrever|Schrijf|作成|撰写|작성|إنشاء|כתיבה
    Reply|Antworten|Répondre|Responder|Rispondi|Responder|Beantwoord|返信|回复|답장|رد|מענה
    Share|Teilen|Partager|Compartir|Condividi|Compartilhar|Deel|共有|共享|공유|مشاركة|שיתוף
    Organize|Verwalten|Organiser|Organizar|Organizza|Organizar|Orden|整理|整理|정리|تنظيم|ארגון
    Bookmarks|Lesezeichen|Signets|Marcadores|Preferiti|Favoritos|Bladwijzers|ブックマーク|书签|책갈피|الإشارات المرجعية|סימניות
    Search|Suchen|Rechercher|Buscar|Cerca|Buscar|Zoek|検索|搜索|검색|بحث|חיפוש
    Refresh|Aktualisieren|Actualiser|Actualizar|Aggiorna|Atualizar|Vernieuw|更新|刷新|새로고침|تحديث|רענון
    Stop|Stopp|Arrêter|Detener|Interrompi|Parar|Stop|停止|停止|정지|إيقاف|עצירה
    Camera|Kamera|Appareil photo|Cámara|Fotocamera|Câmera|Camera|カメラ|相机|카메라|الكاميرا|מצלמה
    Delete|Löschen|Supprimer|Eliminar|Elimina|Apagar|Verwijder|削除|删除|삭제|حذف|מחיקה
    Play|Wiedergabe|Lecture|Reproducir|Riproduci|Reproduzir|Speel af|再生|播放|재생|تشغيل|הפעלה
    Pause|Pause|Pause|Pausa|Pausa|Pausar|Pauzeer|一時停止|暂停|일시정지|إيقاف مؤقت|השהיה
    Rewind|Zurückspulen|Rembobiner|Rebobinar|Riavvolgi|Retroceder|Spoel terug|巻き戻し|后退|되감기|إرجاع|הרצה לאחור
    Fast Forward|Vorspulen|Avance rapide|Avance rápido|Avanti veloce|Avançar|Spoel vooruit|早送り|快进|빨리감기|تقديم سريع|הרצה קדימה
    Undo|Widerrufen|Annuler|Deshacer|Annulla|Desfazer|Herstel|取り消す|撤销|실행 취소|تراجع|ביטול פעולה
    Redo|Wiederholen|Rétablir|Rehacer|Ripristina|Refazer|Opnieuw|やり直す|重做|실행 복귀|إعادة|ביצוע שוב
    Undo %@|%@ widerrufen|Annuler %@|Deshacer %@|Annulla %@|Desfazer %@|Herstel %@|%@を取り消す|撤销%@|%@ 실행 취소|تراجع عن %@|ביטול %@
    Redo %@|%@ wiederholen|Rétablir %@|Rehacer %@|Ripristina %@|Refazer %@|%@ opnieuw|%@をやり直す|重做%@|%@ 실행 복귀|إعادة %@|ביצוע שוב של %@
    Typing|Eingabe|la saisie|escritura|inserimento|digitação|typen|入力|键入|입력|الكتابة|הקלדה
    Close|Schließen|Fermer|Cerrar|Chiudi|Fechar|Sluit|閉じる|关闭|닫기|إغلاق|סגירה
    More|Mehr|Autres|Más|Altro|Mais|Meer|その他|更多|더 보기|المزيد|עוד
    More…|Mehr …|Plus…|Más…|Altro…|Mais…|Meer…|その他…|更多…|더 보기…|المزيد…|עוד…
    More Info|Weitere Infos|Plus d’infos|Más información|Ulteriori informazioni|Mais informações|Meer info|詳細情報|更多信息|추가 정보|مزيد من المعلومات|מידע נוסף
    Back|Zurück|Retour|Atrás|Indietro|Voltar|Terug|戻る|返回|뒤로|رجوع|חזרה
    Next|Weiter|Suivant|Siguiente|Successivo|Seguinte|Volgende|次へ|下一个|다음|التالي|הבא
    Previous|Zurück|Précédent|Anterior|Precedente|Anterior|Vorige|前へ|上一个|이전|السابق|הקודם
    Favorites|Favoriten|Favoris|Favoritos|Preferiti|Favoritos|Favorieten|よく使う項目|个人收藏|즐겨찾기|المفضلة|מועדפים
    Featured|Highlights|Sélection|Destacados|Primo piano|Destaques|Uitgelicht|おすすめ|精选|추천|المميزة|מומלצים
    Top Rated|Topbewertet|Les mieux notés|Mejor valorados|I più votati|Mais bem avaliados|Best beoordeeld|トップレート|评分最高|최고 평점|الأعلى تقييمًا|בעלי הדירוג הגבוה
    Recents|Zuletzt benutzt|Récents|Recientes|Recenti|Recentes|Recent|最近使った項目|最近使用|최근 사용|الحديثة|אחרונים
    Contacts|Kontakte|Contacts|Contactos|Contatti|Contatos|Contacten|連絡先|联系人|연락처|جهات الاتصال|אנשי קשר
    History|Verlauf|Historique|Historial|Cronologia|Histórico|Geschiedenis|履歴|历史记录|방문 기록|السجل|היסטוריה
    Downloads|Downloads|Téléchargements|Descargas|Download|Downloads|Downloads|ダウンロード|下载|다운로드|التنزيلات|הורדות
    Most Recent|Neueste|Les plus récents|Más recientes|Più recenti|Mais recentes|Meest recent|最新|最近|최신|الأحدث|האחרונים ביותר
    Most Viewed|Meistgesehen|Les plus vus|Más vistos|Più visti|Mais vistos|Meest bekeken|閲覧数順|最多查看|가장 많이 봄|الأكثر مشاهدة|הנצפים ביותר
    Reorder %@|%@ verschieben|Réordonner %@|Reordenar %@|Riordina %@|Reordenar %@|Verplaats %@|%@を並べ替え|重新排列%@|%@ 재정렬|إعادة ترتيب %@|סידור מחדש של %@
    Remove %@|%@ entfernen|Supprimer %@|Eliminar %@|Rimuovi %@|Remover %@|Verwijder %@|%@を削除|移除%@|%@ 제거|إزالة %@|הסרת %@
    Insert %@|%@ einsetzen|Insérer %@|Insertar %@|Inserisci %@|Inserir %@|Voeg %@ in|%@を挿入|插入%@|%@ 삽입|إدراج %@|הוספת %@
    Collapse %@|%@ zuklappen|Réduire %@|Contraer %@|Comprimi %@|Recolher %@|Vouw %@ samen|%@を折りたたむ|折叠%@|%@ 축소|طي %@|כיווץ %@
    Expand %@|%@ aufklappen|Développer %@|Expandir %@|Espandi %@|Expandir %@|Vouw %@ uit|%@を展開|展开%@|%@ 확장|توسيع %@|הרחבת %@
    Loading…|Laden …|Chargement…|Cargando…|Caricamento…|Carregando…|Laden…|読み込み中…|正在载入…|로드 중…|جارٍ التحميل…|טוען…
    Loading|Laden|Chargement|Cargando|Caricamento|Carregando|Laden|読み込み中|正在载入|로드 중|جارٍ التحميل|טעינה
    No Results|Keine Ergebnisse|Aucun résultat|Sin resultados|Nessun risultato|Nenhum resultado|Geen resultaten|結果なし|无结果|결과 없음|لا توجد نتائج|אין תוצאות
    No Results for “%@”|Keine Ergebnisse für „%@“|Aucun résultat pour « %@ »|Sin resultados para “%@”|Nessun risultato per “%@”|Nenhum resultado para “%@”|Geen resultaten voor ‘%@’|“%@”の検索結果はありません|没有“%@”的结果|‘%@’에 대한 결과 없음|لا توجد نتائج لـ ”%@“|אין תוצאות עבור ”%@“
    Check the spelling or try a new search.|Prüfe die Schreibweise oder suche nach etwas anderem.|Vérifiez l’orthographe ou lancez une nouvelle recherche.|Revisa la ortografía o prueba con otra búsqueda.|Controlla l’ortografia o effettua una nuova ricerca.|Verifique a ortografia ou tente uma nova busca.|Controleer de spelling of probeer een nieuwe zoekopdracht.|綴りを確認するか、別の語句で検索してください。|请检查拼写或尝试新的搜索。|맞춤법을 확인하거나 다른 검색어를 입력하십시오.|تحقق من الإملاء أو جرّب بحثًا جديدًا.|יש לבדוק את האיות או לנסות חיפוש חדש.
    Sidebar|Seitenleiste|Barre latérale|Barra lateral|Barra laterale|Barra lateral|Navigatiekolom|サイドバー|边栏|사이드바|الشريط الجانبي|סרגל צד
    Increment|Erhöhen|Augmenter|Aumentar|Incrementa|Aumentar|Verhoog|増やす|增加|증가|زيادة|הגדלה
    Decrement|Verringern|Diminuer|Disminuir|Decrementa|Diminuir|Verlaag|減らす|减少|감소|إنقاص|הקטנה
    In progress|Läuft|En cours|En curso|In corso|Em andamento|Bezig|進行中|进行中|진행 중|قيد التقدم|בתהליך
    Progress halted|Angehalten|Progression interrompue|Progreso detenido|Avanzamento interrotto|Progresso interrompido|Gestopt|停止中|进度已停止|진행 중단됨|توقف التقدم|ההתקדמות נעצרה
    Progress|Fortschritt|Progression|Progreso|Avanzamento|Progresso|Voortgang|進行状況|进度|진행률|التقدم|התקדמות
    Page|Seite|Page|Página|Pagina|Página|Pagina|ページ|页|페이지|صفحة|עמוד
    page %1$@ of %2$@|Seite %1$@ von %2$@|page %1$@ sur %2$@|página %1$@ de %2$@|pagina %1$@ di %2$@|página %1$@ de %2$@|pagina %1$@ van %2$@|%2$@ページ中の%1$@ページ目|第%1$@页，共%2$@页|%2$@페이지 중 %1$@페이지|صفحة %1$@ من %2$@|עמוד %1$@ מתוך %2$@
    %1$@ of %2$@|%1$@ von %2$@|%1$@ sur %2$@|%1$@ de %2$@|%1$@ di %2$@|%1$@ de %2$@|%1$@ van %2$@|%1$@/%2$@|第%1$@个，共%2$@个|%2$@ 중 %1$@|%1$@ من %2$@|%1$@ מתוך %2$@
    Save to Files|In „Dateien“ sichern|Enregistrer dans Fichiers|Guardar en Archivos|Salva su File|Salvar em Arquivos|Bewaar in Bestanden|“ファイル”に保存|存储到“文件”|파일에 저장|حفظ في الملفات|שמירה ב״קבצים״
    Save Image|Bild sichern|Enregistrer l’image|Guardar imagen|Salva immagine|Salvar imagem|Bewaar afbeelding|画像を保存|存储图像|이미지 저장|حفظ الصورة|שמירת תמונה
    Move|Bewegen|Déplacer|Mover|Sposta|Mover|Verplaats|移動|移动|이동|نقل|העברה
    %@ Items|%@ Objekte|%@ éléments|%@ ítems|%@ elementi|%@ itens|%@ onderdelen|%@項目|%@个项目|%@개 항목|%@ عناصر|%@ פריטים
    To the device on which you use this app.|Auf das Gerät, auf dem du diese App verwendest.|Sur l’appareil sur lequel vous utilisez cette app.|En el dispositivo en el que usas esta app.|Sul dispositivo su cui usi questa app.|No dispositivo em que você usa este app.|Op het apparaat waarop je deze app gebruikt.|このAppを使用しているデバイスへ。|到你使用此App的设备。|이 앱을 사용하는 기기로.|إلى الجهاز الذي تستخدم عليه هذا التطبيق.|אל המכשיר שבו היישום הזה בשימוש.
    From the device on which you use this app.|Von dem Gerät, auf dem du diese App verwendest.|Depuis l’appareil sur lequel vous utilisez cette app.|Desde el dispositivo en el que usas esta app.|Dal dispositivo su cui usi questa app.|Do dispositivo em que você usa este app.|Van het apparaat waarop je deze app gebruikt.|このAppを使用しているデバイスから。|来自你使用此App的设备。|이 앱을 사용하는 기기에서.|من الجهاز الذي تستخدم عليه هذا التطبيق.|מהמכשיר שבו היישום הזה בשימוש.
    Photos|Fotos|Photos|Fotos|Foto|Fotos|Foto’s|写真|照片|사진|الصور|תמונות
    Select Photos|Fotos auswählen|Sélectionner des photos|Seleccionar fotos|Seleziona foto|Selecionar fotos|Selecteer foto’s|写真を選択|选择照片|사진 선택|تحديد الصور|בחירת תמונות
    Select a Photo|Foto auswählen|Sélectionner une photo|Seleccionar una foto|Seleziona una foto|Selecionar uma foto|Selecteer een foto|写真を1枚選択|选择一张照片|사진 한 장 선택|تحديد صورة|בחירת תמונה
    Browse…|Durchsuchen …|Parcourir…|Explorar…|Sfoglia…|Explorar…|Blader…|ブラウズ…|浏览…|둘러보기…|استعراض…|עיון…
    Files|Dateien|Fichiers|Archivos|File|Arquivos|Bestanden|ファイル|文件|파일|الملفات|קבצים
    Select Files|Dateien auswählen|Sélectionner des fichiers|Seleccionar archivos|Seleziona file|Selecionar arquivos|Selecteer bestanden|ファイルを選択|选择多个文件|파일 여러 개 선택|تحديد ملفات|בחירת קבצים
    Select a File|Datei auswählen|Sélectionner un fichier|Seleccionar un archivo|Seleziona un file|Selecionar um arquivo|Selecteer een bestand|ファイルを1つ選択|选择文件|파일 선택|تحديد ملف|בחירת קובץ
    Select a Folder|Ordner auswählen|Sélectionner un dossier|Seleccionar una carpeta|Seleziona una cartella|Selecionar uma pasta|Selecteer een map|フォルダを選択|选择文件夹|폴더 선택|تحديد مجلد|בחירת תיקייה
    Cut|Ausschneiden|Couper|Cortar|Taglia|Cortar|Knip|カット|剪切|오려두기|قص|גזירה
    Copy|Kopieren|Copier|Copiar|Copia|Copiar|Kopieer|コピー|拷贝|복사하기|نسخ|העתקה
    Paste|Einsetzen|Coller|Pegar|Incolla|Colar|Plak|ペースト|粘贴|붙여넣기|لصق|הדבקה
    Select|Auswählen|Sélectionner|Seleccionar|Seleziona|Selecionar|Selecteer|選択|选择|선택|تحديد|בחירה
    Select All|Alles auswählen|Tout sélectionner|Seleccionar todo|Seleziona tutto|Selecionar tudo|Selecteer alles|すべてを選択|全选|전체 선택|تحديد الكل|בחירת הכול
    Open Link|Link öffnen|Ouvrir le lien|Abrir enlace|Apri link|Abrir link|Open link|リンクを開く|打开链接|링크 열기|فتح الرابط|פתיחת הקישור
    Shows the wheels for month and year|Zeigt die Räder für Monat und Jahr|Affiche les roues du mois et de l’année|Muestra las ruedas de mes y año|Mostra i rulli di mese e anno|Mostra as rodas de mês e ano|Toont de wielen voor maand en jaar|月と年のホイールを表示|显示月份和年份滚轮|월 및 연도 휠 표시|يعرض عجلات الشهر والسنة|הצגת גלגלי החודש והשנה
    Previous month|Vorheriger Monat|Mois précédent|Mes anterior|Mese precedente|Mês anterior|Vorige maand|前の月|上个月|이전 달|الشهر السابق|החודש הקודם
    Next month|Nächster Monat|Mois suivant|Mes siguiente|Mese successivo|Mês seguinte|Volgende maand|次の月|下个月|다음 달|الشهر التالي|החודש הבא
    Day|Tag|Jour|Día|Giorno|Dia|Dag|日|日|일|اليوم|יום
    Month|Monat|Mois|Mes|Mese|Mês|Maand|月|月|월|الشهر|חודש
    Year|Jahr|Année|Año|Anno|Ano|Jaar|年|年|연도|السنة|שנה
    Hours|Stunden|Heures|Horas|Ore|Horas|Uren|時間|小时|시간|الساعات|שעות
    Minutes|Minuten|Minutes|Minutos|Minuti|Minutos|Minuten|分|分钟|분|الدقائق|דקות
    Half of the day|Tageshälfte|Moitié de la journée|Mitad del día|Metà della giornata|Metade do dia|Helft van de dag|午前/午後|上午/下午|오전/오후|نصف اليوم|מחצית היום
    Today|Heute|Aujourd’hui|Hoy|Oggi|Hoje|Vandaag|今日|今天|오늘|اليوم|היום
    Date|Datum|Date|Fecha|Data|Data|Datum|日付|日期|날짜|التاريخ|תאריך
    Time|Uhrzeit|Heure|Hora|Ora|Hora|Tijd|時刻|时间|시간|الوقت|שעה
    %@ hours|%@ Std.|%@ h|%@ horas|%@ ore|%@ horas|%@ uur|%@時間|%@小时|%@시간|%@ ساعات|%@ שעות
    %@ hour|%@ Std.|%@ h|%@ hora|%@ ora|%@ hora|%@ uur|%@時間|%@小时|%@시간|%@ ساعة|%@ שעה
    %@ min|%@ Min.|%@ min|%@ min|%@ min|%@ min|%@ min|%@分|%@分钟|%@분|%@ دقيقة|%@ דק׳
    Grid|Raster|Grille|Cuadrícula|Griglia|Grade|Raster|グリッド|网格|그리드|شبكة|רשת
    Spectrum|Spektrum|Spectre|Espectro|Spettro|Espectro|Spectrum|スペクトラム|光谱|스펙트럼|الطيف|ספקטרום
    Sliders|Regler|Curseurs|Deslizadores|Cursori|Controles|Schuifregelaars|スライダ|滑块|슬라이더|المؤشرات|מחוונים
    Color grid|Farbraster|Grille de couleurs|Cuadrícula de colores|Griglia dei colori|Grade de cores|Kleurenraster|カラーグリッド|颜色网格|색상 그리드|شبكة الألوان|רשת צבעים
    Color spectrum|Farbspektrum|Spectre de couleurs|Espectro de colores|Spettro dei colori|Espectro de cores|Kleurenspectrum|カラースペクトラム|颜色光谱|색상 스펙트럼|طيف الألوان|ספקטרום צבעים
    Opacity|Deckkraft|Opacité|Opacidad|Opacità|Opacidade|Dekking|不透明度|不透明度|불투명도|التعتيم|אטימות
    OPACITY|DECKKRAFT|OPACITÉ|OPACIDAD|OPACITÀ|OPACIDADE|DEKKING|不透明度|不透明度|불투명도|التعتيم|אטימות
    Black|Schwarz|Noir|Negro|Nero|Preto|Zwart|ブラック|黑色|검정|أسود|שחור
    Blue|Blau|Bleu|Azul|Blu|Azul|Blauw|ブルー|蓝色|파랑|أزرق|כחול
    Green|Grün|Vert|Verde|Verde|Verde|Groen|グリーン|绿色|초록|أخضر|ירוק
    Yellow|Gelb|Jaune|Amarillo|Giallo|Amarelo|Geel|イエロー|黄色|노랑|أصفر|צהוב
    Red|Rot|Rouge|Rojo|Rosso|Vermelho|Rood|レッド|红色|빨강|أحمر|אדום
    sRGB Hex Color #|sRGB-Hex-Farbe #|Couleur hex. sRVB #|Color hex. sRGB #|Colore esad. sRGB #|Cor hex. sRGB #|sRGB-hexkleur #|sRGB 16進数カラー #|sRGB十六进制颜色 #|sRGB 16진수 색상 #|لون sRGB السداسي عشري #|צבע sRGB הקסדצימלי #
    Hex color|Hex-Farbe|Couleur hexadécimale|Color hexadecimal|Colore esadecimale|Cor hexadecimal|Hexkleur|16進数カラー|十六进制颜色|16진수 색상|اللون السداسي عشري|צבע הקסדצימלי
    %@, 0 to 255|%@, 0 bis 255|%@, 0 à 255|%@, de 0 a 255|%@, da 0 a 255|%@, de 0 a 255|%@, 0 tot 255|%@、0〜255|%@，0到255|%@, 0~255|%@، من 0 إلى 255|%@, 0 עד 255
    Colors|Farben|Couleurs|Colores|Colori|Cores|Kleuren|カラー|颜色|색상|الألوان|צבעים
    Color|Farbe|Couleur|Color|Colore|Cor|Kleur|カラー|颜色|색상|اللون|צבע
    Choose Font|Schrift auswählen|Choisir une police|Seleccionar fuente|Scegli font|Escolher fonte|Kies lettertype|フォントを選択|选取字体|서체 선택|اختيار الخط|בחירת גופן
    Results|Ergebnisse|Résultats|Resultados|Risultati|Resultados|Resultaten|結果|结果|결과|النتائج|תוצאות
    Text|Text|Texte|Texto|Testo|Texto|Tekst|テキスト|文本|텍스트|نص|טקסט
    Plain Text|Reiner Text|Texte brut|Texto sin formato|Testo semplice|Texto simples|Platte tekst|標準テキスト|纯文本|일반 텍스트|نص عادي|טקסט רגיל
    Image|Bild|Image|Imagen|Immagine|Imagem|Afbeelding|画像|图像|이미지|صورة|תמונה
    Data|Daten|Données|Datos|Dati|Dados|Gegevens|データ|数据|데이터|بيانات|נתונים
    Section index|Abschnittsindex|Index des sections|Índice de secciones|Indice delle sezioni|Índice de seções|Sectie-index|セクションインデックス|分区索引|섹션 색인|فهرس الأقسام|אינדקס מקטעים
    Find|Suchen|Rechercher|Buscar|Trova|Buscar|Zoek|検索|查找|찾기|بحث|חיפוש
    Replace|Ersetzen|Remplacer|Reemplazar|Sostituisci|Substituir|Vervang|置き換え|替换|대치|استبدال|החלפה
    All|Alle|Tout|Todo|Tutto|Tudo|Alle|すべて|全部|전체|الكل|הכול
    Replace All|Alle ersetzen|Tout remplacer|Reemplazar todo|Sostituisci tutto|Substituir tudo|Vervang alles|すべてを置き換え|全部替换|전체 대치|استبدال الكل|החלפת הכול
    Replace With|Ersetzen durch|Remplacer par|Reemplazar por|Sostituisci con|Substituir por|Vervang door|置き換える文字列|替换为|대치할 내용|استبدال بـ|החלפה ב־
    Not Found|Nicht gefunden|Introuvable|No encontrado|Non trovato|Não encontrado|Niet gevonden|見つかりません|未找到|찾을 수 없음|غير موجود|לא נמצא
    Find and Replace|Suchen und ersetzen|Rechercher et remplacer|Buscar y reemplazar|Trova e sostituisci|Buscar e substituir|Zoek en vervang|検索と置換|查找与替换|찾기 및 대치|بحث واستبدال|חיפוש והחלפה
    Find Next|Weitersuchen|Rechercher le suivant|Buscar siguiente|Trova successivo|Buscar seguinte|Zoek volgende|次を検索|查找下一个|다음 찾기|بحث عن التالي|חיפוש הבא
    Find Previous|Rückwärts suchen|Rechercher le précédent|Buscar anterior|Trova precedente|Buscar anterior|Zoek vorige|前を検索|查找上一个|이전 찾기|بحث عن السابق|חיפוש הקודם
    Clear text|Text löschen|Effacer le texte|Borrar texto|Cancella testo|Limpar texto|Wis tekst|テキストを消去|清除文本|텍스트 지우기|مسح النص|ניקוי הטקסט
    Opened in the browser|Im Browser geöffnet|Ouvert dans le navigateur|Abierto en el navegador|Aperto nel browser|Aberto no navegador|Geopend in de browser|ブラウザで開きました|已在浏览器中打开|브라우저에서 열림|فُتح في المتصفح|נפתח בדפדפן
    Open Again|Erneut öffnen|Ouvrir à nouveau|Abrir de nuevo|Apri di nuovo|Abrir novamente|Open opnieuw|もう一度開く|再次打开|다시 열기|فتح مرة أخرى|פתיחה שוב
    """
}
