# Opens each N.docx of a folder in LibreOffice, accepts and then rejects all its tracked changes, and writes the paragraphs of both to paragraphs.json.
# Usage: open.py FOLDER COUNT
import json
import subprocess
import sys
import time

import uno


def setting(name, value):
    made = uno.createUnoStruct("com.sun.star.beans.PropertyValue")
    made.Name, made.Value = name, value
    return made


def connect(pipe):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(60):
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except Exception:
            time.sleep(1)
    sys.exit("LibreOffice did not start")


folder, count = sys.argv[1], int(sys.argv[2])
pipe = "fojas" + str(time.time_ns())
office = subprocess.Popen(
    ["soffice", "--headless", "--norestore", "--nologo", "--nodefault"]
    + [f"-env:UserInstallation=file://{folder}/profile", f"--accept=pipe,name={pipe};urp;"]
)
try:
    context = connect(pipe)
    make = lambda name: context.ServiceManager.createInstanceWithContext(name, context)
    desktop, dispatcher = make("com.sun.star.frame.Desktop"), make("com.sun.star.frame.DispatchHelper")
    read = {}
    for number in range(count):
        for command in ("Accept", "Reject"):
            document = desktop.loadComponentFromURL(
                f"file://{folder}/{number}.docx", "_blank", 0, (setting("Hidden", True),)
            )
            frame = document.CurrentController.Frame
            dispatcher.executeDispatch(frame, f".uno:{command}AllTrackedChanges", "", 0, ())
            paragraphs = document.Text.createEnumeration()
            texts = []
            while paragraphs.hasMoreElements():
                texts.append(paragraphs.nextElement().String)
            read[f"{number}.{command}"] = texts
            document.close(True)
    with open(f"{folder}/paragraphs.json", "w") as out:
        json.dump(read, out)
finally:
    office.terminate()
