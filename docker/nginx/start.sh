#!/bin/sh
# Replicas come and go, so the name of the API is asked anew every five seconds, from the name server of this machine or
# container. (nginx resolves a name in proxy_pass itself only once.)
set -eu
server=${RESOLVER:-$(awk '$1 == "nameserver" { print $2; exit }' /etc/resolv.conf)}
case $server in *:*) server="[$server]" ;; esac
printf 'resolver %s valid=5s ipv6=off;\nset $api "%s";\n' "$server" "${API_ADDRESS:-api:3000}" > /tmp/api.conf
exec nginx -e stderr -g 'daemon off;'
