# Builds the site and serves it with nginx on port 80. See "Deploy" in README.md.
FROM node:22-bookworm AS build
WORKDIR /site
COPY . .
RUN npm ci && npm run build && npm run host -- nginx

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log \
  && touch /run/nginx.pid \
  && chown -R www-data /run/nginx.pid /var/lib/nginx
COPY --from=build /site/deploy/nginx.conf /etc/nginx/conf.d/docs.conf
COPY --from=build /site/deploy/public /srv/www
# Containers may listen on port 80 without being root.
USER www-data
EXPOSE 80
CMD ["nginx", "-g", "daemon off;"]
