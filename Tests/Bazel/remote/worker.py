"""A worker of BuildGrid's that runs one action after the other, each in a folder that holds its inputs alone.

Usage: worker.py HOST:PORT; prints a line for each action.
"""

import io
import os
import pathlib
import subprocess
import sys
import tempfile

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as execution
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2 as bots
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2_grpc
from buildgrid.server.client.cas import download, upload


def outputs_of(command):
    """The paths of the files that an action writes; older versions of Bazel name them otherwise."""
    return command.output_paths or command.output_files


def run(action, channel):
    """Runs an action, and returns its result with all files uploaded."""
    result = execution.ActionResult()
    with tempfile.TemporaryDirectory() as folder, download(channel) as source:
        command = source.get_message(action.command_digest, execution.Command())
        source.download_directory(action.input_root_digest, folder)
        source.flush()
        place = pathlib.Path(folder, command.working_directory)
        for output in outputs_of(command):
            (place / output).parent.mkdir(parents=True, exist_ok=True)
        variables = {v.name: v.value for v in command.environment_variables}
        variables.setdefault("PATH", os.environ["PATH"])
        ended = subprocess.run(command.arguments, cwd=place, env=variables, capture_output=True)
        print("ran", ended.returncode, *outputs_of(command), flush=True)
        result.exit_code = ended.returncode
        with upload(channel) as target:
            result.stdout_digest.CopyFrom(target.put_blob(io.BytesIO(ended.stdout)))
            result.stderr_digest.CopyFrom(target.put_blob(io.BytesIO(ended.stderr)))
            for output in outputs_of(command):
                path = place / output
                if path.is_file():
                    digest = target.upload_file(str(path), queue=False)
                    executable = os.access(path, os.X_OK)
                    result.output_files.add(path=output, digest=digest, is_executable=executable)
    return result


def main():
    channel = grpc.insecure_channel(sys.argv[1])
    grpc.channel_ready_future(channel).result(timeout=60)
    service = bots_pb2_grpc.BotsStub(channel)
    session = bots.BotSession(bot_id="worker", status=bots.OK)
    session.worker.devices.add(handle="here")
    session = service.CreateBotSession(bots.CreateBotSessionRequest(bot_session=session), timeout=10)
    while True:
        for lease in session.leases:
            if lease.state == bots.ACTIVE:
                action = execution.Action()
                lease.payload.Unpack(action)
                lease.result.Pack(run(action, channel))
                lease.state = bots.COMPLETED
        request = bots.UpdateBotSessionRequest(name=session.name, bot_session=session)
        session = service.UpdateBotSession(request, timeout=10)


if __name__ == "__main__":
    main()
